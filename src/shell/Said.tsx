import { language } from '../i18n';
import { Keys } from '../keys';

export const withPolicy = (told: string, policy: string) => (policy === '' ? told : `${told} · ${policy}`);

/**
 * From right to left whatever is put into a sentence is kept apart, a count or a reason too: what somebody wrote is so once more, alone or
 * after a title.
 */
const APART_TWICE = /^\u2068(?:[^\u2068]+(?: ·|:) )?\u2068/;

/** A text that ends with what it was done to, in its parts; undefined of any other. */
function aroundName(
  text: string,
): { readonly what: string; readonly between: string; readonly name: string } | undefined {
  const ends = /\u2069(?: \(.+\))?[.。]?$/.exec(text);
  // From its end back to where it began: others may stand within it.
  let from = ends?.index ?? -1;
  for (let depth = 1; depth > 0 && from > 0; ) {
    from -= 1;
    depth += text[from] === '\u2069' ? 1 : text[from] === '\u2068' ? -1 : 0;
  }
  const [between = ''] = /[\s:：·]+$/.exec(text.slice(0, Math.max(0, from))) ?? [];
  const what = text.slice(0, from - between.length);
  const name = text.slice(from);
  const isTheirs = language.dir === 'ltr' || APART_TWICE.test(name);
  return from > 0 && between !== '' && what !== '' && isTheirs ? { what, between, name } : undefined;
}

/** Words do nothing by Enter and are no stop of Tab: only the button beside them is. */
const asNoStop = (words: HTMLElement | null) => words?.closest('[data-sonner-toast]')?.removeAttribute('tabindex');

/**
 * What was done and under which policy, and in a line of its own to what: as tall with a long name as with a short one. Where there is more to
 * say, that has the second line, and the name the rest of the first.
 */
export function Said({ text, policy, next }: { text: string; policy: string; next: string }) {
  const named = aroundName(text);
  const isBeside = next !== '';
  return (
    <span ref={asNoStop} title={named || isBeside ? [text, next].filter(Boolean).join('\n') : undefined}>
      <span className={isBeside ? 'flex' : undefined}>
        <span className={isBeside && named ? 'shrink-0' : undefined}>
          {named?.what ?? text}
          {policy !== '' && ' · '}
          {policy !== '' && <span className="font-normal">{policy}</span>}
        </span>
        {named && (
          <>
            <span className={isBeside ? 'whitespace-pre font-normal text-soft' : 'sr-only'}>{named.between}</span>
            <Named name={named.name} />
          </>
        )}
      </span>
      {isBeside && <span className="block font-normal text-soft md:truncate">{next}</span>}
    </span>
  );
}

/** Words of ours, and after them what somebody wrote. */
const OURS_FIRST = /^\u2068([^\u2068]+[\s:：·]+)(\u2068.+)\u2069$/;

/** What it was done to, in one line. What has no room is cut at its own end: what runs otherwise than our words before it begins there. */
function Named({ name }: { name: string }) {
  const [, ours, theirs] = OURS_FIRST.exec(name) ?? [];
  if (ours === undefined) return <bdi className="block max-w-80 truncate font-normal text-soft">{name}</bdi>;
  return (
    <span className="flex max-w-80 font-normal text-soft">
      <span className="shrink-0 whitespace-pre">{ours}</span>
      <bdi className="truncate">{theirs}</bdi>
    </span>
  );
}

/** What was clicked, and the key that does the same. */
export function Lesson({ of, text }: { of: string; text: string }) {
  return (
    <span ref={asNoStop} className="flex flex-wrap items-center gap-2">
      {text} <Keys of={of} />
    </span>
  );
}

/** Signs that a line has room for, beside the button. */
const SIGNS_A_LINE = 28;

/** Whether what a toast says would take a third line at its usual width. */
export function isLong(text: string, policy: string, next: string): boolean {
  const named = aroundName(text);
  const said = withPolicy(named?.what ?? text, policy);
  return Math.max(said.length, next.length) > SIGNS_A_LINE * (named ? 1 : 2);
}
