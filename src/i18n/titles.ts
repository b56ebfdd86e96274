import { hasText, t } from '.';

/** What a command is called; on some rows by the text of another locale key (`calledOn` of the command). */
export function titleOf(commandId: string, label?: string | number): string {
  const [key] = [String(label ?? ''), `${commandId}.title`].filter((one) => one !== '' && hasText(one));
  return key === undefined ? commandId : t(key);
}

/** How many reports one decision settles (`settles` of the command), to stand after a name. */
export const togetherWords = (count: string | number): string => ` (${t('report.together', { count })})`;
