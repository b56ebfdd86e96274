import { useEffect, useRef, useState } from 'react';
import type { Code } from '../../../contract/wire/codes';
import { useT } from '../../i18n';
import { reason } from '../../i18n/reason';
import { hrefOf } from '../../navigation/basePath';
import type { RestoreFailure } from '../../state/restoreFailure';
import { usePageTitle } from '../../ui/pageTitle';

interface NotReachableProps {
  readonly first: RestoreFailure;
  /** Tries again; null when the server has answered. */
  readonly reach: () => Promise<RestoreFailure | null>;
  readonly onReached: () => void;
}

/** Seconds between tries; the last goes on. What the server asks for comes before. */
const WAITS = [5, 10, 20, 40, 60];
const LONGEST_WAIT = 60;
const UNEXPECTED: Code = 500;
/** Of a proxy's own page, say: the server's answer that could not be read. */
const SERVER_ERROR = 500;

/**
 * Shown in place of the console while it is not known who is signed in: the server answers with an error (the 500 page of
 * docs/specification.md section 2) or not at all. Retries by itself, and by a button; the address stays, and its screen is shown
 * once a retry works.
 */
export function NotReachable({ first, reach, onReached }: NotReachableProps) {
  const t = useT();
  const [hindrance, setHindrance] = useState(first);
  const [tries, setTries] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const tryAgain = async () => {
    if (isAsking) return;
    setAsking(true);
    const still = await reach();
    setAsking(false);
    if (still === null) return onReached();
    setHindrance(still);
    setTries(tries + 1);
  };
  const usual = WAITS[tries] ?? LONGEST_WAIT;
  const left = useCountdown(Math.min(hindrance.retryAfterSeconds ?? usual, LONGEST_WAIT), tries, tryAgain);
  const isError = hindrance.code === UNEXPECTED || hindrance.status === SERVER_ERROR;
  const title = t(isError ? 'common.serverError.title' : 'common.notReachable.title');
  usePageTitle(title);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <main className="h-full overflow-y-auto grid place-items-center p-6 text-center bg-canvas">
      <div className="max-w-md">
        <div role="alert">
          {isError && <p className="text-2xl font-semibold text-faint">500</p>}
          <h1 className="text-xl font-semibold pt-1">{title}</h1>
          <p className="text-soft pt-2">
            {isError ? t('common.serverError.hint') : reason({ ...hindrance, refused: hindrance.code })}
          </p>
        </div>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <button
            ref={button}
            type="button"
            aria-disabled={isAsking}
            className="button-primary h-10 px-5 rounded-lg"
            onClick={tryAgain}
          >
            {t('common.retry')}
          </button>
          {isError && (
            // The screen of this address may be what the server fails at.
            <a
              href={hrefOf('/dashboard')}
              className="inline-grid h-10 place-items-center rounded-lg border border-strong bg-surface px-5 hover:bg-hover"
            >
              {t('common.serverError.home')}
            </a>
          )}
        </div>
        <p className="pt-3 text-sm text-faint">
          {isAsking ? t('common.loading') : t('common.notReachable.again', { count: left })}
        </p>
      </div>
    </main>
  );
}

/** Seconds left of `seconds` since `turn` began; then, or as soon as the browser is online, `then` is called. */
function useCountdown(seconds: number, turn: number, then: () => void): number {
  const [left, setLeft] = useState(seconds);
  const latest = useRef(then);
  latest.current = then;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try begins a count of its own, from the same number too
  useEffect(() => {
    const until = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      latest.current();
    }, 250);
    setLeft(seconds);
    const online = () => latest.current();
    addEventListener('online', online);
    return () => {
      clearInterval(timer);
      removeEventListener('online', online);
    };
  }, [seconds, turn]);
  return left;
}
