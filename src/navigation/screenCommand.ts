import type { AnyConsoleCommand } from '../../commands/core/definition';
import { commandById, type ScreenCommandId } from '../../commands/registry';

type ScreenCommand = AnyConsoleCommand & { readonly path: string };

/** The command that opens a screen: where the screen's path, permission and extension stand. */
export const screenCommand = (id: ScreenCommandId): ScreenCommand => commandById(id) as ScreenCommand;
