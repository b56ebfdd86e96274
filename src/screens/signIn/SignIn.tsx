import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { LANGUAGES, OWN_NAMES } from '../../../contract/wire/languages';
import { language, setLanguage, useT } from '../../i18n';
import { Logo } from '../../shell/Logo';
import { session } from '../../state/session';
import { tabSession } from '../../state/storedSession';
import { theme } from '../../theme';
import { announce } from '../../ui/announcer';
import { usePageTitle } from '../../ui/pageTitle';
import { SignInForm } from './SignInForm';

/** The top bar in the brand's colour. From the next one on a top bar and the sidebar of its number are of one hue. */
const BRAND = 2;

/** The first page. Where somebody was on the way to is gone to after signing in, path, query and hash. */
export default function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useT();
  const { door } = useSnapshot(session);
  const { code: spoken } = useSnapshot(language);
  usePageTitle(t('signIn.title'));
  useEffect(() => {
    if (door !== null) announce(t(door));
  }, [door, t]);
  return (
    <main className="h-full overflow-auto grid lg:grid-cols-[1fr_minmax(420px,520px)] bg-canvas">
      <section
        data-topbar={Math.max(BRAND, theme.sidebar)}
        className="max-lg:hidden relative overflow-hidden grid place-items-center bg-topbar text-topbar-ink"
      >
        <Logo className="absolute w-[135%] max-w-none opacity-[0.07] top-[12%]" />
        <div className="relative max-w-md px-10">
          <Logo className="size-16" />
          <h2 className="text-2xl font-semibold pt-6">Tam Quan</h2>
          <p className="pt-3 text-lg text-topbar-soft">{t('signIn.motto')}</p>
        </div>
      </section>
      <section className="grid place-items-center bg-surface px-6 py-10">
        <div className="w-full max-w-sm">
          <Logo className="size-10 text-primary lg:hidden" />
          <h1 className="text-2xl font-semibold pt-4">{t('signIn.title')}</h1>
          <p className="text-soft pt-1 pb-7">{t('signIn.hint')}</p>
          {door !== null && <p className="mb-5 rounded-lg bg-raised px-3 py-2 text-sm">{t(door)}</p>}
          {/* A session of this tab that is over says whose it was. */}
          <SignInForm userName={tabSession()?.user?.user_name} onSignedIn={onSignedIn} />
          <div className="grid grid-cols-4 gap-1 pt-3">
            {LANGUAGES.map((code) => (
              <button
                key={code}
                type="button"
                data-command="language.set"
                lang={code}
                aria-pressed={code === spoken}
                className="toggle px-1 h-9 rounded-md text-sm text-soft hover:bg-hover"
                onClick={() => void setLanguage(code)}
              >
                {OWN_NAMES[code]}
              </button>
            ))}
          </div>
        </div>
      </section>
    </main>
  );
}
