import type { AnyMutation } from '../../commands/core/definition';
import type { Kind } from '../../commands/core/rows';
import type { TextKey } from '../../commands/core/textKey';
import { NAME_SIGNS } from '../../commands/kinds';
import { isBlank } from '../../contract/wire/isBlank';
import { excerpt } from '../../contract/wire/shownText';
import { useT } from '../i18n';
import { targetName } from '../run/call/runNames';
import { revealed } from './revealed';

interface TargetNameProps {
  /** Unknown where another console has written the row down. */
  readonly command: AnyMutation | undefined;
  readonly kind: Kind;
  readonly row: unknown;
  /** What it was called in few words, where that is known. */
  readonly short?: string;
  /** How much of its text there may be room for. */
  readonly signs?: number;
  readonly className: string;
}

/** What a row is called that a command acts on; where it has no text to be called by, that is said too. */
export function TargetName({ command, kind, row, short, signs, className }: TargetNameProps) {
  const t = useT();
  const few = short ?? (command === undefined ? '' : targetName(command, kind, row));
  const name = signs === undefined ? few : lengthened(few, row, signs);
  const without = wordless(row);
  if (without === null) return <bdi className={className}>{revealed(name)}</bdi>;
  return (
    <span className={className}>
      <bdi>{revealed(name)}</bdi>
      <span className="text-faint"> · {t(without)}</span>
    </span>
  );
}

/** With as much of the row's text as that, in the place of the few words of it. */
function lengthened(name: string, row: unknown, signs: number): string {
  const { content } = (row ?? {}) as { readonly content?: unknown };
  return typeof content === 'string' ? name.replace(excerpt(content, NAME_SIGNS), () => excerpt(content, signs)) : name;
}

function wordless(row: unknown): TextKey | null {
  const { content, media } = (row ?? {}) as { readonly content?: unknown; readonly media?: unknown };
  if (typeof content !== 'string' || !isBlank(content)) return null;
  return Array.isArray(media) && media.length === 0 ? 'screens.posts.nothing' : 'screens.posts.noText';
}
