import { hasText, t } from '.';

/** Why a command was refused: in its own words where it has some for the code, else in those of the code. */
export function reasonOf(commandId: string, code: number | string): string {
  const own = `${commandId}.refused.${code}`;
  if (hasText(own)) return t(own);
  return hasText(`errors.${code}`) ? t(`errors.${code}`) : t('errors.500');
}
