import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useT } from '../../i18n';
import { markFirstUsable } from '../../state/firstUsable';
import { refreshActions } from '../../state/rights';
import { session } from '../../state/session';
import { announce } from '../../ui/announcer';
import { CommandButton } from '../../ui/CommandButton';
import { Icon } from '../../ui/Icon';
import { Name } from '../../ui/Name';
import { usePageTitle } from '../../ui/pageTitle';
import { revealed } from '../../ui/revealed';
import { Copyable } from '../components/Copyable';
import { Fact } from '../components/Section';

/**
 * Where somebody begins who is signed in and may open nothing: that it is so, whom to ask, and the name to ask for. Once there are rights
 * the page that shows this leads on by itself (Home in src/app/Routes.tsx).
 */
export default function NoRights() {
  const t = useT();
  const { user } = useSnapshot(session);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isLooking, setLooking] = useState(false);
  const [said, setSaid] = useState('');
  const title = t('shell.noRights.title');
  usePageTitle(title);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    markFirstUsable();
  }, []);
  const look = async () => {
    if (isLooking) return;
    setLooking(true);
    const isSaid = await refreshActions();
    setLooking(false);
    const words = isSaid ? t('shell.noRights.still') : t('shell.noRights.unanswered');
    setSaid(words);
    announce(words);
  };
  return (
    <div className="h-full overflow-y-auto grid place-items-center p-6 text-center">
      <div className="w-full max-w-md">
        <Icon name="lock" size={72} className="mx-auto text-line" />
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold text-balance pt-4 outline-none">
          {title}
        </h1>
        <p className="text-soft pt-2 text-balance">{t('shell.noRights.hint')}</p>
        {user && (
          <dl className="mt-5 rounded-xl border border-line bg-surface px-4 py-2 text-start">
            <Fact name={t('shell.noRights.account')}>
              <Copyable value={user.user_name} />
              <Name of={user.display_name} className="text-soft" />
            </Fact>
            <Fact name={t('shell.noRights.role')}>
              <bdi>{revealed(user.roles[0]?.role_name ?? t('shell.noRole'))}</bdi>
            </Fact>
          </dl>
        )}
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <button
            type="button"
            aria-disabled={isLooking}
            className="button-primary h-10 px-5 rounded-lg"
            onClick={() => void look()}
          >
            {t('shell.noRights.look')}
          </button>
          <CommandButton command="session.signOut" look="large" />
        </div>
        <p className="pt-3 text-sm text-soft min-h-8">{isLooking ? t('shell.noRights.looking') : said}</p>
      </div>
    </div>
  );
}
