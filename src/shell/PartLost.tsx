import { useT } from '../i18n';
import { FocusBack } from '../keys';
import { surfaces } from '../state/surface';

/**
 * In the place of a part of the console whose script did not come: the network is gone, or the server has another version by now
 * and the file no longer. Trying again then loads the page, which keeps what is not saved yet.
 */
export function PartLost({ again }: { readonly again: () => Promise<boolean> }) {
  const t = useT();
  const tryAgain = async () => {
    if (!(await again()) && (await isServerThere())) location.reload();
  };
  return (
    <div role="alert" className="grid h-full place-items-center p-6 text-center">
      <div className="max-w-md">
        <p className="text-soft">{t(navigator.onLine ? 'common.serverError.hint' : 'errors.0')}</p>
        <button
          ref={focusIfNowhere}
          type="button"
          onClick={tryAgain}
          className="mt-4 h-10 rounded-lg bg-accent px-5 font-semibold text-on-accent"
        >
          {t('common.retry')}
        </button>
      </div>
      <FocusBack to={focusGoesOn} />
    </div>
  );
}

/** The same over the page, for what would have lain there. The page below keeps its keys. */
export function OverlayLost({ again }: { readonly again: () => Promise<boolean> }) {
  return (
    <div className="fixed inset-x-4 bottom-6 z-50 mx-auto max-w-sm rounded-xl border border-line bg-surface shadow-lg">
      <PartLost again={again} />
    </div>
  );
}

/** What waited for the part may have held the focus: it is never on nothing. */
const focusIfNowhere = (button: HTMLElement | null) => {
  if (document.activeElement === document.body) button?.focus();
};

/** Whoever tried again had it here, and the part that came may want none. */
const focusGoesOn = () => {
  if (document.activeElement === document.body) surfaces.active?.focus();
};

const isServerThere = () =>
  fetch('config.json', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
