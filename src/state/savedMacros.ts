import type { Macro } from '../../commands/core/parts';
import { personalSlots } from './personalSlots';

const isMacro = (kept: unknown): kept is Macro => Array.isArray((kept as Macro | null)?.parts);

/** The signed-in person's macros by the digit of the command that runs each. */
export const { slots: savedMacros, load: loadMacros, write: writeMacros } = personalSlots('macros', isMacro);
