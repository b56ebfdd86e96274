import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { serverHas, session } from '../../state/session';
import { shownOnce } from '../../state/shownOnce';
import { signOut } from '../../state/signOut';
import { AddPasskey } from '../passkeys/AddPasskey';
import { knowsPasskeys } from '../passkeys/knowsPasskeys';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUp } from './SetUp';

/** What its steps are called, for whoever frames them. */
export function useSecondFactorTitle(): string {
  const t = useT();
  const { secrets, isToken } = useSnapshot(shownOnce);
  if (secrets === null) return t('screens.secondFactor.title');
  return t(isToken ? 'screens.adminUsers.tokenTitle' : 'screens.secondFactor.codesTitle');
}

/** A role asks for a second factor, and nothing goes on before it is set up; one can sign out instead. */
export function SecondFactorFirst() {
  const t = useT();
  const { secrets } = useSnapshot(shownOnce);
  const [isOfApp, setOfApp] = useState(true);
  if (secrets !== null) return <RecoveryCodes codes={secrets} onDone={goOn} />;
  return (
    <>
      {isOfApp ? (
        <SetUp isRequired />
      ) : (
        <>
          <p className="text-soft text-sm pb-4">{t('screens.passkeys.hint')}</p>
          <AddPasskey onAdded={goOn} />
        </>
      )}
      {serverHas('passkeys') && knowsPasskeys() && (
        <button
          type="button"
          className="button-plain w-full min-h-11 px-3 mt-4 rounded-lg text-sm"
          onClick={() => setOfApp(!isOfApp)}
        >
          {t(isOfApp ? 'screens.passkeys.insteadOfApp' : 'screens.passkeys.insteadOfPasskey')}
        </button>
      )}
      <button
        type="button"
        data-command="session.signOut"
        className="w-full h-9 mt-4 rounded-lg text-sm text-soft hover:bg-hover"
        onClick={() => void signOut()}
      >
        {t('session.signOut.title')}
      </button>
    </>
  );
}

const goOn = () => {
  const recovery_codes = shownOnce.secrets?.length;
  shownOnce.secrets = null;
  const { user } = session;
  if (user === null) return;
  Object.assign(session, { user: { ...user, recovery_codes, must_set_up_second_factor: false }, phase: 'in' });
};
