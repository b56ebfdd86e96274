import { t, textOr } from '.';

/** What a command is called; on some rows by the text of another locale key (`titleOn` of the command). */
export const titleOf = (commandId: string, label?: string | number): string =>
  textOr(String(label ?? ''), textOr(`${commandId}.title`, commandId));

/** How many reports one decision settles (`words.settles` of the command), to stand after a name. */
export const togetherWords = (count: string | number): string => ` (${t('report.together', { count })})`;
