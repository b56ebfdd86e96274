import { useEffect, useRef, useState } from 'react';
import { useT } from '../i18n';
import { RestoreFocus } from '../keys';
import { topLayer } from '../keys/layers';
import { activeView } from '../state/activeView';

/**
 * In the place of a part of the console whose script did not come: the network is gone, or the server has another version by now
 * and the file no longer. Trying again then loads the page, which keeps what is not saved yet.
 */
export function ChunkLoadError({
  again,
  close,
}: {
  readonly again: () => Promise<boolean>;
  readonly close?: () => void;
}) {
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
          className="button-primary mt-4 h-10 rounded-lg px-5"
        >
          {t('common.retry')}
        </button>
        {close && (
          <button type="button" onClick={close} className="button-plain ms-2 mt-4 h-10 rounded-lg px-5">
            {t('common.close')}
          </button>
        )}
      </div>
      <RestoreFocus to={focusGoesOn} />
    </div>
  );
}

interface OverlayLostProps {
  readonly again: () => Promise<boolean>;
  /** What asked for the part asks no more; absent for what nobody can do without. */
  readonly close?: () => void;
}

/** The same over the page, for what would have lain there. The page below keeps its keys but for Esc, which closes this. */
export function OverlayLoadError({ again, close }: OverlayLostProps) {
  const card = useRef<HTMLDivElement>(null);
  const origin = useRef(document.activeElement);
  const [isClosed, setClosed] = useState(false);
  const latest = useRef(() => {});
  latest.current = () => {
    const isInside = card.current?.contains(document.activeElement) === true;
    close?.();
    setClosed(true);
    if (isInside) focusBack(origin.current);
  };
  const canClose = close !== undefined && !isClosed;
  useEffect(() => {
    if (!canClose) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // What lies over the page besides is closed before.
      if (event.key !== 'Escape' || event.isComposing || event.keyCode === 229 || topLayer()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [canClose]);
  if (isClosed) return null;
  return (
    <div
      ref={card}
      className="fixed inset-x-4 bottom-6 z-50 mx-auto max-w-sm rounded-xl border border-line bg-surface shadow-lg"
    >
      <ChunkLoadError again={again} {...(close ? { close: () => latest.current() } : {})} />
    </div>
  );
}

/** Returns the focus to where it was before the part was requested, else to the rows. */
function focusBack(origin: Element | null) {
  if (origin instanceof HTMLElement && origin.isConnected && origin !== document.body) origin.focus();
  else if (activeView.active) activeView.active.focus();
  else document.getElementById('main')?.focus();
}

/** The fallback may have had the focus: it must never be on nothing. */
const focusIfNowhere = (button: HTMLElement | null) => {
  if (document.activeElement === document.body) button?.focus();
};

/** The retry button had the focus, and the part that has loaded may not take it. */
const focusGoesOn = () => {
  if (document.activeElement === document.body) activeView.active?.focus();
};

const isServerThere = () =>
  fetch('config.json', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
