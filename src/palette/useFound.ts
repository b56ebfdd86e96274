import { useEffect, useState } from 'react';
import type { Kind } from '../../commands/core/rows';
import { KINDS } from '../../commands/kinds';
import { mayCall, type PermissionRule } from '../../contract/wire/permissions';
import { call } from '../client';
import { principal, serverHas } from '../state/session';
import { NO_MATCH, needleOf, parseQuery, rank } from './match';

const SEARCH_AFTER_MS = 150;
const FOUND_EACH = 6;

/** The kinds of rows that words find here, with the permission of their search. */
export const FINDABLE: { readonly [K in Kind]?: { readonly needs: PermissionRule; readonly icon: string } } = {
  profile: { needs: 'PROFILE_VIEW', icon: 'user' },
  post: { needs: 'POST_VIEW', icon: 'newspaper' },
  temple: { needs: 'LOCATION_VIEW', icon: 'landmark' },
  adminUser: { needs: 'USER_VIEW', icon: 'id-card' },
  // The screen that a role opens in is the super admin's.
  role: { needs: { allOf: ['ROLE_VIEW', 'ONLY_SUPER_ADMIN'] }, icon: 'key-round' },
};

export interface Found {
  readonly kind: Kind;
  readonly row: unknown;
}

export const idOfFound = ({ kind, row }: Found): string => (KINDS[kind].idOf as (row: unknown) => string)(row);
export const nameOfFound = ({ kind, row }: Found): string => (KINDS[kind].nameOf as (row: unknown) => string)(row);
export const keyOfFound = (one: Found): string => `${one.kind}:${idOfFound(one)}`;

interface Finding {
  readonly rows: readonly Found[];
  /** The server has said what there is for these words. */
  readonly isAnswered: boolean;
}

const NOTHING: Finding = { rows: [], isAnswered: true };

/**
 * Rows by words, after a short rest; an answer that comes late is dropped. What was found before and is still called so stays where it
 * is, and an answer comes after it: nothing that has arrived moves what the mark is on.
 */
export function useFound(text: string, isWanted: boolean): Finding {
  const words = text.trim();
  const isAsked = isWanted && words.length >= 2;
  const [state, setState] = useState({ words: '', finding: NOTHING });
  const finding = !isAsked ? NOTHING : state.words === words ? state.finding : stillFitting(state.finding, words);
  useEffect(() => {
    if (!isAsked) return;
    let late = false;
    const timer = setTimeout(async () => {
      const answered = await search(words);
      if (late) return;
      setState((before) => {
        const kept = stillFitting(before.finding, words).rows;
        const known = new Set(kept.map(keyOfFound));
        const more = answered.filter((one) => !known.has(keyOfFound(one)));
        return { words, finding: { rows: [...kept, ...byRank(more, words)], isAnswered: true } };
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
  const kinds = (Object.keys(FINDABLE) as Kind[]).filter(
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

/** Who or what is called so comes before what only mentions it; the order of kinds decides among equals. */
function byRank(found: readonly Found[], words: string): readonly Found[] {
  const query = parseQuery(words);
  return found
    .map((one) => ({ one, place: rank(needleOf([nameOfFound(one)]), query) }))
    .sort((a, b) => (a.place === b.place ? 0 : a.place < b.place ? -1 : 1))
    .map(({ one }) => one);
}

/** Of what other words found, what these name as well; the best first, since it is typed text that moves it. */
function stillFitting({ rows }: Finding, words: string): Finding {
  const query = parseQuery(words);
  const fits = rows.filter((one) => rank(needleOf([nameOfFound(one)]), query) < NO_MATCH);
  return { rows: byRank(fits, words), isAnswered: false };
}
