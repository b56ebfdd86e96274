import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { newPassword } from '../../../commands/core/newPassword';
import { changePassword } from '../../../contract/session';
import { Code } from '../../../contract/wire/codes';
import { call } from '../../client';
import { AskField } from '../../forms';
import { useT } from '../../i18n';
import { reason } from '../../i18n/reason';
import { asWhoHasJustSignedIn } from '../../state/asWhoHasJustSignedIn';
import { handedOver } from '../../state/comeIn';
import { phaseOf, session } from '../../state/session';
import { signOut } from '../../state/signOut';
import { announce } from '../../ui/announcer';

const OLD = { as: 'secret' } as const;
const NEW = newPassword(
  () => session.user?.user_name ?? '',
  (given) => String(given.oldPassword ?? ''),
);

/** Which field the reason belongs to, or neither. */
interface Trouble {
  readonly at: 'old' | 'new' | 'form';
  readonly text: string;
}

/**
 * A password that was set by somebody else has to be changed first. The old one is taken from the sign-in just made, and asked for only
 * if it is no longer in memory. The user has just typed both, so the session goes on without another sign-in.
 */
export function ChangeFirst() {
  const t = useT();
  const [given, setGiven] = useState(handedOver.password);
  const [old, setOld] = useState('');
  const [wanted, setWanted] = useState('');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  const oldField = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const newField = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const hint = useId();
  useEffect(() => (oldField.current ?? newField.current)?.focus(), []);
  const isAsked = given === null;

  const refuse = (found: Trouble) => {
    setTrouble(found);
    (found.at === 'old' ? oldField : newField).current?.select();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const broken = NEW.check?.(wanted, [], {}) ?? null;
    if (isAsked && old === '') return refuse({ at: 'old', text: t('session.passwordMissing') });
    if (broken !== null) return refuse({ at: 'new', text: t(broken) });
    if (wanted === (given ?? old)) return refuse({ at: 'new', text: t('screens.changeFirst.same') });
    setBusy(true);
    const body = { password_old: given ?? old, password_new: wanted };
    const answer = await asWhoHasJustSignedIn(() => call(changePassword, { body }));
    setBusy(false);
    if (answer.refused === undefined) return goOn();
    if (answer.refused === Code.passwordWrong) {
      setGiven(null);
      return setTrouble({ at: 'old', text: t('session.changePassword.refused.306') });
    }
    if (answer.refused === Code.malformed) return refuse({ at: 'new', text: t('screens.changeFirst.refused') });
    refuse({ at: 'form', text: reason(answer) });
  };
  const goOn = () => {
    announce(t('screens.changeFirst.done'));
    if (!session.user) return;
    const user = { ...session.user, must_change_password: false };
    const phase = phaseOf(user);
    handedOver.password = phase === 'in' ? null : wanted;
    Object.assign(session, { user, phase });
  };
  // The old one turned out wrong, and its field has come.
  useEffect(() => {
    if (trouble?.at === 'old') oldField.current?.focus();
  }, [trouble]);
  const at = (field: Trouble['at']) => (trouble?.at === field ? trouble.text : undefined);

  return (
    <form noValidate onSubmit={submit} aria-describedby={hint} className="flex flex-col gap-4">
      <p id={hint} className="text-soft text-sm">
        {t('screens.changeFirst.why')}
      </p>
      {isAsked && (
        <AskField
          inputRef={oldField}
          ask={OLD}
          label={t('session.changePassword.oldPassword.label')}
          value={old}
          onChange={setOld}
          trouble={at('old')}
        />
      )}
      <AskField
        inputRef={newField}
        ask={NEW}
        label={t('session.changePassword.newPassword.label')}
        value={wanted}
        onChange={setWanted}
        marks={NEW.rules?.(wanted, [], { oldPassword: given ?? old })}
        trouble={at('new')}
      />
      {trouble?.at === 'form' && (
        <p role="alert" className="rounded-lg bg-danger-soft px-3 py-2 text-sm text-danger">
          {trouble.text}
        </p>
      )}
      <button
        type="submit"
        data-command="session.changePassword"
        aria-disabled={busy}
        className="button-primary h-11 rounded-lg"
      >
        {t('session.changePassword.title')}
      </button>
      <button
        type="button"
        data-command="session.signOut"
        className="h-9 rounded-lg text-sm text-soft hover:bg-hover"
        onClick={() => void signOut()}
      >
        {t('session.signOut.title')}
      </button>
    </form>
  );
}
