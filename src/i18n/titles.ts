import { hasText, t } from '.';

/** What a command is called; on some rows by the text of another locale key (`calledOn` of the command). */
export function titleOf(commandId: string, label?: string | number): string {
  const [key] = [String(label ?? ''), `${commandId}.title`].filter((one) => one !== '' && hasText(one));
  return key === undefined ? commandId : t(key);
}

/** The locale key of how many rows one run settles together (`settles` of the command). */
export const togetherOf = (commandId: string): string => `${commandId.split('.')[0]}.together`;
