import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { traffic } from '../client';

const QUICK_MS = 120;

/** The thin bar at the top while calls are under way; a call that is quick never shows it. */
export function ProgressBar() {
  const busy = useSnapshot(traffic).pending > 0;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!busy) return setShown(false);
    const timer = setTimeout(() => setShown(true), QUICK_MS);
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <div
      aria-hidden="true"
      className={`rtl:-scale-x-100 fixed inset-x-0 top-0 h-0.5 z-50 overflow-hidden ${shown ? '' : 'invisible'}`}
    >
      {/* Unseen it would still have each frame of an idle page drawn. */}
      {shown && <div className="h-full w-1/3 bg-mark motion-safe:animate-[slide_1.1s_ease-in-out_infinite]" />}
    </div>
  );
}
