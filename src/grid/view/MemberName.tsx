import { useEffect, useReducer } from 'react';
import { KINDS } from '../../../commands/kinds';
import * as profiles from '../../../contract/profiles';
import { call } from '../../client';
import { rowOf } from '../../state/rows';

/** Names by public key, as they were chosen or asked for: few, and for as long as the page is there. */
const names = new Map<string, string>();
export const rememberName = (pubkey: string, name: string): void => void names.set(pubkey, name);

/** The member with a public key: the name if it can be found, else the key itself. */
export default function MemberName({ pubkey }: { pubkey: string }) {
  const [, again] = useReducer((turn: number) => turn + 1, 0);
  const row = rowOf('profile', pubkey);
  const known = names.get(pubkey) ?? (row && KINDS.profile.nameOf(row));
  const isKnown = known !== undefined;
  useEffect(() => {
    if (isKnown) return;
    const abort = new AbortController();
    void call(profiles.byPubkey, { pubkey }, { signal: abort.signal }).then((answer) => {
      if (answer.refused !== undefined || abort.signal.aborted) return;
      rememberName(pubkey, KINDS.profile.nameOf(answer.data));
      again();
    });
    return () => abort.abort();
  }, [pubkey, isKnown]);
  return known ?? pubkey;
}
