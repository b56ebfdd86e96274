import { useEffect, useMemo, useState } from 'react';
import { KINDS } from '../../commands/kinds';
import { mayCall } from '../../contract/wire/permissions';
import { call } from '../client';
import { principal, serverHas } from '../state/session';
import { FINDABLE, type FindableKind, type Found, type FoundGroup } from './found';
import { type Aim, FOUND_EACH, meanwhile, withAnswer } from './foundSoFar';

const SEARCH_AFTER_MS = 150;
const WORDS_MIN = 2;

interface Finding {
  readonly groups: readonly FoundGroup[];
  /** The server has said what there is for these words. */
  readonly isAnswered: boolean;
}

const NOTHING: Finding = { groups: [], isAnswered: true };

/**
 * Rows by words, after a short rest; an answer that comes late is dropped. What was found before and is still called so stays. While the
 * mark is among found rows (`isMarked`) an answer comes after them: nothing that has arrived moves what the mark is on. Where some of the words
 * name commands, what these would act on is asked for with the others (`aim`), at the same time.
 */
export function useFound(text: string, isWanted: boolean, aim: Aim | null, isMarked: () => boolean): Finding {
  const words = text.trim();
  const isAsked = isWanted && words.length >= WORDS_MIN;
  const [state, setState] = useState({ words: '', finding: NOTHING });
  const finding = useMemo(() => {
    if (!isAsked) return NOTHING;
    if (state.words === words) return state.finding;
    return { groups: meanwhile(state.finding.groups, { words, aim }), isAnswered: false };
  }, [isAsked, state, words, aim]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the mark is counts when the answer comes
  useEffect(() => {
    if (!isAsked) return;
    let late = false;
    const timer = setTimeout(async () => {
      const [named, aimed] = await Promise.all([
        search(words, searched()),
        aim && aim.rest.length >= WORDS_MIN
          ? search(
              aim.rest,
              searched().filter((kind) => aim.kinds.includes(kind)),
            )
          : [],
      ]);
      if (late) return;
      setState(({ words: before, finding: { groups } }) => {
        const there = before === words ? groups : meanwhile(groups, { words, aim });
        const all = withAnswer(there, { named, aimed }, { words, aim }, isMarked());
        return { words, finding: { groups: all, isAnswered: true } };
      });
    }, SEARCH_AFTER_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [words, aim, isAsked]);
  return finding;
}

/** The kinds that this person may search. */
function searched(): readonly FindableKind[] {
  const person = principal();
  return (Object.keys(FINDABLE) as FindableKind[]).filter(
    (kind) => person !== null && mayCall(person, FINDABLE[kind]?.needs ?? 'public'),
  );
}

async function search(words: string, kinds: readonly FindableKind[]): Promise<readonly Found[]> {
  const world = { call, has: serverHas };
  const answers = await Promise.all(
    kinds.map(async (kind) => {
      const answer = await KINDS[kind].search?.(world, words, FOUND_EACH);
      return answer?.refused === undefined && answer !== undefined ? answer.data.map((row) => ({ kind, row })) : [];
    }),
  );
  return answers.flat();
}
