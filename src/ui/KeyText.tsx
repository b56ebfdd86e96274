const TAIL_SIGNS = 6;

/** A key or id, of which both ends tell it from others: where it has no room its middle is left out. It is whole for whoever copies or hears it. */
export function KeyText({ of, className = '' }: { of: string; className?: string }) {
  return (
    <bdi dir="ltr" title={of} className={`flex min-w-0 font-mono text-[0.8125rem] ${className}`}>
      <span className="truncate">{of.slice(0, -TAIL_SIGNS)}</span>
      <span className="shrink-0">{of.slice(-TAIL_SIGNS)}</span>
    </bdi>
  );
}
