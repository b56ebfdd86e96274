import { type FormEvent, useEffect, useRef, useState } from 'react';
import { passkeyName } from '../../../commands/passkeys';
import { PASSKEY_NAME_MAX, type Passkey } from '../../../contract/passkeys';
import { useT } from '../../i18n';
import { submitByModEnter } from '../../keys/isModEnter';
import { announce } from '../../ui/announcer';
import { Field } from '../secondFactor/Field';
import { agentText } from '../sessions/agent';
import { INPUT } from '../signIn/SignInField';
import { addPasskey } from './addPasskey';
import { knowsPasskeys } from './knowsPasskeys';

/** Adds a passkey under a name, which begins with what this browser is; says so where the browser has none. */
export function AddPasskey({ onAdded }: { onAdded: (added: Passkey) => void }) {
  const t = useT();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const name = field.current?.value ?? '';
    const why = passkeyName(name);
    if (why !== null) {
      setTrouble(t(why));
      return field.current?.focus();
    }
    setBusy(true);
    setTrouble(null);
    const answer = await addPasskey(name.trim());
    setBusy(false);
    if ('why' in answer) return setTrouble(answer.why);
    announce(t('screens.passkeys.added'));
    onAdded(answer.added);
  };
  if (!knowsPasskeys()) return <p className="text-sm">{t('screens.passkeys.notHere')}</p>;
  return (
    <form onKeyDown={submitByModEnter} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('screens.passkeys.name')} trouble={trouble}>
        {(described) => (
          <input
            {...described}
            ref={field}
            dir="auto"
            autoComplete="off"
            maxLength={PASSKEY_NAME_MAX}
            defaultValue={agentText(navigator.userAgent)}
            className={INPUT}
          />
        )}
      </Field>
      <button type="submit" aria-disabled={busy} className="button-primary h-11 rounded-lg">
        {t('session.addPasskey.title')}
      </button>
    </form>
  );
}
