import { pressesOf } from './bindings';
import { rebind } from './rebinding';

/**
 * The preset for hands that know a mail program: beside the default key, which keeps its meaning (docs/specification.md section 10.2,
 * rule 9).
 */
export const MAIL_KEYS: Readonly<Record<string, string>> = {
  'report.ignore': 'e',
  'report.deletePost': '#',
  'post.delete': '#',
};

/** Whether the preset is on, wholly. */
export const hasMailKeys = (): boolean =>
  Object.entries(MAIL_KEYS).every(([commandId, press]) => pressesOf(commandId).includes(press));

/** Adds the preset's keys to those there are, or takes them away again. Returns whether they are there now. */
export function toggleMailKeys(): boolean {
  const isOn = hasMailKeys();
  for (const [commandId, press] of Object.entries(MAIL_KEYS)) {
    const others = pressesOf(commandId).filter((other) => other !== press);
    rebind(commandId, isOn ? others : [...others, press]);
  }
  return !isOn;
}
