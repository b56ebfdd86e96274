import { useEffect, useMemo, useState } from 'react';
import { KINDS } from '../../commands/kinds';
import { mayCall } from '../../contract/wire/permissions';
import { call } from '../client';
import { principal, serverHas } from '../state/session';
import {
  FINDABLE,
  type FindableKind,
  type Found,
  type FoundGroup,
  groupsFor,
  isNumbered,
  keyOfFound,
  stillNamed,
} from './found';

const SEARCH_AFTER_MS = 150;
const FOUND_EACH = 5;

interface Finding {
  readonly groups: readonly FoundGroup[];
  /** The server has said what there is for these words. */
  readonly isAnswered: boolean;
}

const NOTHING: Finding = { groups: [], isAnswered: true };

/**
 * Rows by words, after a short rest; an answer that comes late is dropped. What was found before and is still called so stays. While the
 * mark is among found rows (`isMarked`) an answer comes after them: nothing that has arrived moves what the mark is on.
 */
export function useFound(text: string, isWanted: boolean, isMarked: () => boolean): Finding {
  const words = text.trim();
  const isAsked = isWanted && words.length >= 2;
  const [state, setState] = useState({ words: '', finding: NOTHING });
  const finding = useMemo(() => {
    if (!isAsked) return NOTHING;
    return state.words === words ? state.finding : meanwhile(state.finding, words);
  }, [isAsked, state, words]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the mark is counts when the answer comes
  useEffect(() => {
    if (!isAsked) return;
    let late = false;
    const timer = setTimeout(async () => {
      const answered = await search(words);
      if (late) return;
      setState((before) => {
        const kept = before.words === words ? before.finding : meanwhile(before.finding, words);
        return { words, finding: { groups: withMore(kept.groups, answered, words, isMarked()), isAnswered: true } };
      });
    }, SEARCH_AFTER_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [words, isAsked]);
  return finding;
}

async function search(words: string): Promise<readonly Found[]> {
  const world = { call, has: serverHas };
  const person = principal();
  const kinds = (Object.keys(FINDABLE) as FindableKind[]).filter(
    (kind) => person !== null && mayCall(person, FINDABLE[kind]?.needs ?? 'public'),
  );
  const answers = await Promise.all(
    kinds.map(async (kind) => {
      const answer = await KINDS[kind].search?.(world, words, FOUND_EACH);
      return answer?.refused === undefined && answer !== undefined ? answer.data.map((row) => ({ kind, row })) : [];
    }),
  );
  return answers.flat();
}

/** What was found for other words, until there is an answer for these: it is what is typed that moves it. */
const meanwhile = ({ groups }: Finding, words: string): Finding => ({
  groups: groupsFor(stillNamed(groups, words), words),
  isAnswered: false,
});

/** What is there with what has been answered: after it where it must stay in its place, else each where it belongs. */
function withMore(
  there: readonly FoundGroup[],
  answered: readonly Found[],
  words: string,
  stays: boolean,
): readonly FoundGroup[] {
  const kept = there.flatMap(({ rows }) => rows);
  const known = new Set(kept.map(keyOfFound));
  const more = answered.filter((one) => !known.has(keyOfFound(one)));
  // Whoever is named exactly comes first all the same: nobody who typed a number meant another.
  if (stays && !more.some((one) => isNumbered(one, words))) return [...there, ...groupsFor(more, words)];
  const each = groupsFor([...kept, ...more], words);
  return each.map(({ kind, rows }) => ({ kind, rows: rows.slice(0, FOUND_EACH) }));
}
