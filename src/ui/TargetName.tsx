import type { AnyMutation } from '../../commands/core/definition';
import type { Kind } from '../../commands/core/rows';
import type { TextKey } from '../../commands/core/textKey';
import { isBlank } from '../../contract/wire/shownText';
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
}

/** What a row is called that a command acts on, to be isolated; where it has no text to be called by, that is said too. */
export function TargetName({ command, kind, row, short, signs }: TargetNameProps) {
  const t = useT();
  const isWhole = short !== undefined && !short.endsWith('…');
  const name = command === undefined || isWhole ? (short ?? '') : targetName(command, kind, row, signs);
  const without = wordless(row);
  return (
    <>
      {revealed(name)}
      {without && (
        <span className="text-faint">
          {' · '}
          <bdi>{t(without)}</bdi>
        </span>
      )}
    </>
  );
}

function wordless(row: unknown): TextKey | null {
  const { content, media } = (row ?? {}) as { readonly content?: unknown; readonly media?: unknown };
  if (typeof content !== 'string' || !isBlank(content)) return null;
  return Array.isArray(media) && media.length === 0 ? 'screens.posts.nothing' : 'screens.posts.noText';
}
