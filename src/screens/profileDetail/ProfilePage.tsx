import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ListVerb } from '../../../commands/core/listVerbs';
import { KINDS } from '../../../commands/kinds';
import * as profiles from '../../../contract/profiles';
import type { Refusal } from '../../../contract/wire/endpoint';
import { call } from '../../client';
import { useT } from '../../i18n';
import { reason } from '../../i18n/reason';
import { type ActiveView, notAList, setActiveView } from '../../state/activeView';
import { putRows } from '../../state/rows';
import { session } from '../../state/session';
import { useRow } from '../../state/useRow';
import { announce } from '../../ui/announcer';
import ProfileDetail from '../profiles/ProfileDetail';

/** One member on a page of their own, by public key; the member's keys work on it. */
export default function ProfilePage({ pubkey }: { pubkey: string }) {
  const t = useT();
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const [turn, setTurn] = useState(0);
  const [, setCame] = useState(0);
  const page = useRef<HTMLElement>(null);
  const seen = useRow('profile', pubkey);
  useSnapshot(session);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` is a new try
  useEffect(() => {
    let gone = false;
    void call(profiles.byPubkey, { pubkey }).then((answer) => {
      if (gone) return;
      if (answer.refused === undefined) putRows('profile', [answer.data]);
      setTrouble(answer.refused === undefined ? null : answer);
      // No component is subscribed yet to a row that was not in memory: this render finds it.
      setCame((times) => times + 1);
    });
    return () => {
      gone = true;
    };
  }, [pubkey, turn]);

  useEffect(() => {
    const focus = () => page.current?.focus();
    const verb = (which: ListVerb) => {
      if (which === 'close') history.back();
      if (which === 'refresh') setTurn((now) => now + 1);
    };
    const view: ActiveView = {
      ...notAList,
      kind: 'profile',
      part: 'detail',
      cursorId: () => pubkey,
      verb,
      focus,
    };
    focus();
    return setActiveView(view);
  }, [pubkey]);

  const name = seen && KINDS.profile.nameOf(seen.row);
  useEffect(() => {
    if (!name) return;
    document.title = `${name} · Tam Quan`;
    announce(t('shell.opened', { title: name }));
  }, [name, t]);

  return (
    <section
      ref={page}
      tabIndex={-1}
      data-surface=""
      className="h-full max-w-4xl mx-auto bg-surface border-x border-line outline-none"
      aria-label={name ?? pubkey}
    >
      {seen ? (
        <ProfileDetail heading="h1" row={seen.row} rowId={pubkey} isOpened onClose={() => history.back()} />
      ) : trouble === null ? (
        <div className="p-5 flex flex-col gap-3">
          <div className="skeleton h-16" />
          <div className="skeleton h-40" />
        </div>
      ) : (
        <div className="p-8 text-center" role="alert">
          <p className="text-danger">{trouble.refused === 304 ? t('screens.profiles.nobody') : reason(trouble)}</p>
          <button
            type="button"
            className="mt-4 h-9 px-4 rounded-lg border border-line hover:bg-hover"
            onClick={() => setTurn(turn + 1)}
          >
            {t('common.retry')}
          </button>
        </div>
      )}
    </section>
  );
}
