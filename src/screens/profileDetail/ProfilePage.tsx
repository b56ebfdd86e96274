import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { ListVerb } from '../../../commands/core/listVerbs';
import { KINDS } from '../../../commands/kinds';
import * as profiles from '../../../contract/profiles';
import { Code } from '../../../contract/wire/codes';
import type { Refusal } from '../../../contract/wire/endpoint';
import { call } from '../../client';
import { useT } from '../../i18n';
import { reason } from '../../i18n/reason';
import { navigate } from '../../navigation/navigate';
import { screenCommand } from '../../navigation/screenCommand';
import { cameFrom, leaveScreen } from '../../navigation/steps';
import { titleBefore } from '../../navigation/viewedTitle';
import { type ActiveView, notAList, setActiveView } from '../../state/activeView';
import { markFirstUsable } from '../../state/firstUsable';
import { putRows } from '../../state/rows';
import { session } from '../../state/session';
import { useRow } from '../../state/useRow';
import { Icon } from '../../ui/Icon';
import { KeyText } from '../../ui/KeyText';
import { useOpenedTitle } from '../../ui/openedTitle';
import { SectionLevel } from '../components/Section';
import ProfileDetail from '../profiles/ProfileDetail';

const LIST = screenCommand('go.profiles').path;

/** Back to the screen and the row that this page was opened from, else to the list. */
function leave() {
  if (!leaveScreen()) navigate(LIST);
}

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
    const sinceMs = Date.now();
    void call(profiles.byPubkey, { pubkey }).then((answer) => {
      if (gone) return;
      if (answer.refused === undefined) putRows('profile', [answer.data], sinceMs);
      setTrouble(answer.refused === undefined ? null : answer);
      markFirstUsable();
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
      if (which === 'close') leave();
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
  const isNobody = trouble?.refused === Code.notFound;
  useOpenedTitle(name ?? (isNobody ? t('screens.profiles.nobody') : undefined));

  return (
    <section
      ref={page}
      tabIndex={-1}
      data-surface=""
      className="flex h-full max-w-4xl flex-col mx-auto bg-surface border-x border-line outline-none"
      aria-label={name ?? pubkey}
    >
      <p className="shrink-0 border-b border-line px-3 py-1 print:hidden">
        <Link
          href={cameFrom() ?? LIST}
          onClick={(event) => {
            event.preventDefault();
            leave();
          }}
          className="inline-flex h-8 items-center gap-1.5 rounded-md px-2 text-sm text-soft hover:bg-hover hover:text-ink"
        >
          <Icon name="arrow-left" size={16} />
          {titleBefore() || t('go.profiles.title')}
        </Link>
      </p>
      {seen ? (
        <div className="min-h-0 grow">
          <SectionLevel value="h2">
            <ProfileDetail heading="h1" row={seen.row} rowId={pubkey} isOpened onClose={leave} />
          </SectionLevel>
        </div>
      ) : trouble === null ? (
        <div className="p-5 flex flex-col gap-3">
          <div className="skeleton h-16" />
          <div className="skeleton h-40" />
        </div>
      ) : (
        <div className="p-8 text-center" role="alert">
          <h1 className={isNobody ? 'text-xl font-semibold' : 'text-xl font-semibold text-danger'}>
            {isNobody ? t('screens.profiles.nobody') : reason(trouble)}
          </h1>
          <KeyText of={pubkey} className="mx-auto max-w-80 justify-center pt-2 text-soft" />
          <button type="button" className="button-plain mt-4 h-9 px-4 rounded-lg" onClick={() => setTurn(turn + 1)}>
            {t('common.retry')}
          </button>
        </div>
      )}
    </section>
  );
}
