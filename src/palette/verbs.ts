import { type Command, kindOf } from '../../commands/core/definition';
import { COMMANDS } from '../../commands/registry';
import { type CommandContext, commandStateOf } from '../../commands/state';
import { language, t, textOr } from '../i18n';
import { titleOf } from '../i18n/titles';
import { isUselessHere } from '../keys/scopes';
import { titleOn } from '../state/titleOn';
import type { EnglishTexts } from './entries';
import { FINDABLE, type FindableKind, type Found, idOfFound } from './found';
import { type Named, type Phrase, titlePhrase, wholePhrase } from './splitQuery';

/** A command for rows that words find. */
export interface Verb extends Named {
  readonly command: Command;
  readonly kind: FindableKind;
}

/** A command with the row that it would act on, both named by the words of one query. */
export interface Aimed {
  readonly command: Command;
  readonly found: Found;
  /** As the command is called on this row. */
  readonly title: string;
  /** Why this row can't take it; null where it can. */
  readonly why: string | null;
}

let kept: { readonly said: string; readonly english: EnglishTexts; readonly verbs: readonly Verb[] } | undefined;

/** The commands that this person may run on rows that words find, by what they are called. */
export const verbsFor = (context: CommandContext, english: EnglishTexts): readonly Verb[] =>
  everyVerb(english).filter(
    ({ command }) => !isUselessHere(command.id) && commandStateOf(command, [], context).is === 'ready',
  );

/** All of them, prepared once for a language. */
export function everyVerb(english: EnglishTexts): readonly Verb[] {
  const said = `${language.code} ${language.isWhole} ${COMMANDS.length}`;
  if (kept?.said !== said || kept.english !== english) {
    kept = { said, english, verbs: COMMANDS.flatMap((command) => verbOf(command, english) ?? []) };
  }
  return kept.verbs;
}

function verbOf(command: Command, english: EnglishTexts): Verb | undefined {
  const kind = kindOf(command);
  if (kind === undefined || !(kind in FINDABLE) || command.listed === false || command.at !== undefined)
    return undefined;
  if (command.on.takes === 'several') return undefined;
  const kinds = [t(`palette.kinds.${kind as FindableKind}`), english(`palette.kinds.${kind}`) ?? ''];
  const words = [textOr(`${command.id}.words`, ''), english(`${command.id}.words`) ?? ''];
  const phrases: readonly Phrase[] = [
    ...[titleOf(command.id), english(`${command.id}.title`) ?? ''].map((title) => titlePhrase(title, kinds)),
    ...words.flatMap((some) => some.split(/[,،，、]/)).map(wholePhrase),
  ];
  return { command, kind: kind as FindableKind, phrases: phrases.filter((phrase) => phrase.words.length > 0) };
}

/** What these commands would do to these rows: for each row in turn, what it can take before what it can't. */
export function aimedAt(
  rows: readonly Found[],
  verbs: readonly Verb[],
  context: CommandContext,
  most: number,
): readonly Aimed[] {
  const all = rows.flatMap((found) =>
    verbs
      .filter(({ kind }) => kind === found.kind)
      .flatMap(({ command, kind }): readonly Aimed[] => {
        const state = commandStateOf(command, [found.row], context, kind);
        if (state.is === 'hidden') return [];
        const why = state.is === 'ready' ? null : t(state.is === 'disabled' ? state.why : 'run.phase.running');
        return [{ command, found, title: titleOn(command, [found.row]), why }];
      }),
  );
  return [...all.filter(({ why }) => why === null), ...all.filter(({ why }) => why !== null)].slice(0, most);
}

export const keyOfAimed = ({ command, found }: Aimed): string => `${command.id}:${found.kind}:${idOfFound(found)}`;
