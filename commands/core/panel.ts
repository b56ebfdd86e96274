import { defineConsoleCommand, nothing } from './definition';
import type { Titled } from './textKey';

/** A command that opens a part of the console that lies over the page. */
export const panel = <const Id extends Titled>(
  id: Id,
  which: 'palette' | 'places' | 'search' | 'keys' | 'settings' | 'history' | 'tour',
  icon: string,
  press?: string | readonly string[],
) =>
  defineConsoleCommand({
    id,
    on: nothing(),
    permission: 'session',
    icon,
    ...(press ? { key: { press, where: 'anywhere' as const } } : {}),
    run: (world) => world.show(which),
  });
