import { useEffect, useState } from 'react';
import type { AskText } from '../../commands/core/definition';
import type { AVAILABLE, DisabledReason } from '../../commands/core/disabledReason';
import { questionWorld } from '../run';

/** What the server says of one value; of any other nothing is known yet. */
interface Said {
  readonly value: string;
  readonly verdict: DisabledReason | typeof AVAILABLE;
}

/** A pause in typing after which the server is asked. */
const ASK_AFTER_MS = 300;

/** The server's verdict on a value while it is typed; null while it is not known, or the value is unchanged. */
export function useRemoteValidation(
  ask: AskText,
  value: string,
  rows: readonly unknown[],
  isFit: boolean,
): Said['verdict'] {
  const [said, setSaid] = useState<Said | null>(null);
  const isAsked = ask.validateRemotely !== undefined && isFit && value !== '' && value !== ask.prefill?.(rows);
  useEffect(() => {
    if (!isAsked) return;
    let late = false;
    const timer = setTimeout(async () => {
      const verdict = (await ask.validateRemotely?.(value, questionWorld(), rows)) ?? null;
      if (!late) setSaid({ value, verdict });
    }, ASK_AFTER_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [ask, value, rows, isAsked]);
  return isAsked && said?.value === value ? said.verdict : null;
}
