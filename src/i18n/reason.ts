import { Code } from '../../contract/wire/codes';
import { excerpt } from '../../contract/wire/shownText';
import { isolate, t, textOr } from '.';

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
  const said = excerpt(message.replaceAll(/\s+/g, ' '), MESSAGE_MAX);
  // Whatever the language of a server's words is, they keep their own direction.
  return textOr(`errors.${refused}`, said === '' ? t('errors.500') : isolate(said));
}

/** The same of a command, which may have words of its own for a code. */
export function reasonOf(commandId: string, code: number | string, more: Omit<Refused, 'refused'> = {}): string {
  return textOr(`${commandId}.refused.${code}`, '') || reason({ ...more, refused: Number(code) });
}
