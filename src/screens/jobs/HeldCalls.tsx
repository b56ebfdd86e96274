import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { ownNameOf } from '../../../commands/core/parts';
import { useT } from '../../i18n';
import { outbox, theEngine } from '../../run';
import type { HeldCall } from '../../run/single/heldCalls';
import { Decide } from '../../shell/Decide';
import { RunTitle } from '../../ui/RunTitle';
import { revealed } from '../../ui/revealed';

const BUTTON = 'button-plain h-8 px-3 rounded-md text-sm';

/**
 * The calls that are still held, the next to be sent first: sent now or dropped, one by one (docs/specification.md section 11.2). All but
 * the newest, which the panel over every screen shows: each is shown only once.
 */
export function HeldCalls() {
  const t = useT();
  const held = useSnapshot(outbox).held.slice(0, -1);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasActed = useRef(false);
  // A call that leaves takes its buttons along; the focus stays in the list of the others.
  useEffect(() => {
    if (hasActed.current && document.activeElement === document.body) heading.current?.focus();
  });
  const act = (how: 'sendNow' | 'drop', id: string) => {
    hasActed.current = true;
    void theEngine().outbox[how](id);
  };
  return (
    <section hidden={held.length === 0} className="rounded-xl border border-line bg-surface px-4 py-2">
      <h2 ref={heading} tabIndex={-1} className="font-semibold py-1 outline-none">
        {t('run.heldTitle')} ({held.length})
      </h2>
      <ul>
        {held.map(({ id, commandId, name, args, before }) => (
          <li key={id} className="flex flex-wrap items-center gap-2 py-1.5 border-t border-line text-sm">
            <span className="font-medium">
              <RunTitle commandId={commandId} called={ownNameOf(args)} before={before} />
            </span>
            <bdi className="grow basis-32 truncate text-soft">{revealed(name)}</bdi>
            <button type="button" className={BUTTON} onClick={() => act('sendNow', id)}>
              {t('run.sendNow')}
            </button>
            <button type="button" className={BUTTON} onClick={() => act('drop', id)}>
              {t('run.drop')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Calls that got no answer and may have arrived: each waits for the person's word. All but the newest, as above. */
export function UnsureCalls() {
  const t = useT();
  const unsure = useSnapshot(outbox).unsure.slice(0, -1) as readonly HeldCall[];
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section hidden={unsure.length === 0} className="rounded-xl border border-line bg-surface px-4 py-2">
      <h2 ref={heading} tabIndex={-1} className="font-semibold py-1 outline-none">
        {t('run.unsureTitle')} ({unsure.length})
      </h2>
      <ul>
        {unsure.map((held) => (
          <li key={held.id} className="flex flex-wrap items-center gap-2 py-1.5 border-t border-line text-sm">
            <span className="font-medium">
              <RunTitle {...held} called={ownNameOf(held.args)} />
            </span>
            <bdi className="grow basis-32 truncate text-soft">{revealed(held.name)}</bdi>
            <Decide
              name={held.name}
              canResend={theEngine().canResend(held)}
              onDecide={(how) => {
                // The line goes, and its buttons with it.
                heading.current?.focus();
                void theEngine().decide(held.id, how);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
