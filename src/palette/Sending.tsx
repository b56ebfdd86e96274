import { type ReactNode, type SyntheticEvent, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useT } from '../i18n';
import { pace } from '../run/call/pace';
import { announce } from '../ui/announcer';

const hold = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};
/** What still does something: leaving, and going about among what is there. */
const LEAVES: ReadonlySet<string> = new Set(['Escape', 'Tab']);

/**
 * While the answer is in flight, the question stays with the typed text and keeps the focus, and takes no key, paste or click. It is
 * not made inert or disabled, which would put the focus on nothing.
 */
export function Sending({ isSending, children }: { readonly isSending: boolean; readonly children: ReactNode }) {
  const t = useT();
  const { toldOf } = useSnapshot(pace);
  const says = t(toldOf === 'server' ? 'palette.sendingAgain' : 'palette.sending');
  useEffect(() => {
    if (isSending) announce(says);
  }, [isSending, says]);
  const held = isSending
    ? {
        onKeyDownCapture: (event: React.KeyboardEvent) => {
          if (!LEAVES.has(event.key)) hold(event);
        },
        onBeforeInputCapture: hold,
        onPasteCapture: hold,
        onDropCapture: hold,
        onClickCapture: hold,
        onChangeCapture: hold,
      }
    : {};
  return (
    <div aria-busy={isSending} {...held}>
      <div className={isSending ? 'opacity-60' : ''}>{children}</div>
      {isSending && <p className="px-4 pb-3 text-sm text-soft">{says}</p>}
    </div>
  );
}
