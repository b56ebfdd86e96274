import { Code } from '../../contract/wire/codes';
import { excerpt } from '../../contract/wire/shownText';
import { hasText, isolate, t } from '.';

/** A refusal, as far as it was kept. */
export interface Refused {
  readonly refused: number;
  /** The server's words. */
  readonly message?: string | undefined;
  /** The HTTP status of what could not be read. */
  readonly status?: number | undefined;
}

/** Longer words of a server are cut: they stand in a line of a row, or in a toast. */
const MESSAGE_MAX = 240;

/**
 * Why something was refused, in words: ours where the code has some; of one that only this server knows, its own words say more than
 * ours. An answer that nobody could read says its HTTP status.
 */
export function reason({ refused, message = '', status }: Refused): string {
  // What was kept of it before may be its message alone.
  if (refused === Code.unreadable) return t('errors.1', { status: status ?? message.replace(/^HTTP /, '') });
  if (hasText(`errors.${refused}`)) return t(`errors.${refused}`);
  const said = message.replaceAll(/\s+/g, ' ').trim();
  if (said === '') return t('errors.500');
  const shown = excerpt(said, MESSAGE_MAX);
  // Whatever its language is, it keeps its own direction.
  return isolate(shown);
}

/** The same of a command, which may have words of its own for a code. */
export function reasonOf(commandId: string, code: number | string, more: Omit<Refused, 'refused'> = {}): string {
  const own = `${commandId}.refused.${code}`;
  return hasText(own) ? t(own) : reason({ ...more, refused: Number(code) });
}
