import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useT } from '../i18n';
import { newerConsole } from '../state/newerConsole';
import { announce } from '../ui/announcer';

const putOff = () => {
  newerConsole.isThere = false;
};

/**
 * That the server has a newer console, until somebody reloads or puts it off. It reloads nothing by itself: what is typed, or on its way, is
 * theirs to finish, and reloading asks about it first (Workbench.tsx).
 */
export default function NewerConsole() {
  const { isThere } = useSnapshot(newerConsole);
  return isThere ? <Said /> : null;
}

function Said() {
  const t = useT();
  useEffect(() => announce(t('shell.newerConsole')), [t]);
  return (
    <section
      aria-label={t('shell.newerConsole')}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-surface px-3 py-1 text-sm shadow-layer"
    >
      <span className="grow">
        {t('shell.newerConsole')} <span className="text-soft">{t('shell.newerConsoleHint')}</span>
      </span>
      <button type="button" className="button-plain button-strip" onClick={() => location.reload()}>
        {t('shell.reload')}
      </button>
      <button type="button" className="button-plain button-strip" onClick={putOff}>
        {t('shell.later')}
      </button>
    </section>
  );
}
