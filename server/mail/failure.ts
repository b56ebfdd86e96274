import type { MailOutcome } from './queue';

/** Seconds until the next try after each failed one: greylisting takes minutes, a mail server that is down may take a night. */
const TRY_AGAIN_AFTER = [5, 60, 300, 900, 3600, 3 * 3600, 6 * 3600, 12 * 3600] as const;
const WORDS_MAX = 300;

/** What nodemailer says of a mail that did not go out. */
interface Failure {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly message: string;
}

interface Try {
  /** Tries before this one. */
  readonly tries: number;
  readonly address: string;
  /** Unix seconds. */
  readonly now: number;
  readonly tryAgainAfter?: readonly number[];
}

/**
 * What to do after a failed try. A 5xx answer to a mail is the server's last word on it (RFC 5321, 4.2.1); one to our sign-in is about
 * us, and may be put right, as may everything else.
 */
export function afterFailure(
  error: unknown,
  { tries, address, now, tryAgainAfter = TRY_AGAIN_AFTER }: Try,
): MailOutcome {
  const failure = error as Failure;
  const words = withoutAddress(failure.response || failure.message, address);
  const { responseCode = 0, code } = failure;
  if (responseCode >= 500 && code !== 'EAUTH') return { is: 'givenUp', reason: 'refused', words };
  const wait = tryAgainAfter[tries];
  if (wait === undefined) return { is: 'givenUp', reason: 'unreachable', words };
  return { is: 'later', at: now + wait, isTried: true, words };
}

/** Who may see reports may not therefore see addresses: mail servers like to repeat them. */
function withoutAddress(words: string, address: string): string {
  const literal = address.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return (
    words
      .replaceAll(new RegExp(literal, 'gi'), '…')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: line ends and what else a server may send
      .replaceAll(/[\x00-\x1f\x7f]+/g, ' ')
      .slice(0, WORDS_MAX)
  );
}
