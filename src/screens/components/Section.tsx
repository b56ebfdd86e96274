import { createContext, type ReactNode, use } from 'react';
import { utcOffset } from '../../i18n/utcOffset';

/** How deep the titles of parts are: below the heading of a detail, which is below that of its list, or below that of a page. */
export const SectionLevel = createContext<'h2' | 'h3'>('h3');

/** A titled part of a detail. */
export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const Heading = use(SectionLevel);
  return (
    <section className="pt-5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-2">
        <Heading className="grow text-xs font-semibold uppercase tracking-wide text-faint">{title}</Heading>
        {aside && <div className="flex flex-wrap items-center gap-2">{aside}</div>}
      </div>
      {children}
    </section>
  );
}

/** A name and a value in two columns. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="fact flex items-baseline gap-3 py-1.5 border-b border-line last:border-0 text-sm">
      <dt className="w-36 shrink-0 text-faint">{name}</dt>
      <dd className="grow min-w-0 break-words">{children}</dd>
    </div>
  );
}

/** By whose clock a moment is written that several people speak of: the reader's own, which is another's in another zone. */
export const Offset = ({ at }: { at: number }) => (
  <bdi dir="ltr" className="text-soft">
    {utcOffset(at)}
  </bdi>
);

/** In place of a value that the server does not say. */
export const Unsaid = () => <span className="text-faint">—</span>;

/** A value in words, where the server says it. */
export const said = <T,>(value: T | null | undefined, words: (value: T) => string): ReactNode =>
  value === null || value === undefined ? <Unsaid /> : words(value);
