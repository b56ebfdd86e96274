import type { Columns } from './columns';
import type { DraftField, TempleDraft } from './draft';
import { type Fill, type Filling, fillOf, foldFills } from './fill';
import type { RowStore } from './rowStore';
import { givenFields, readRow } from './values';
import type { Verdicts } from './verdicts';

/** Rows of the file that are like one temple: a stored one, or the one that an earlier row makes. */
export interface FillGroup {
  /** As earlier runs of the import have left it. */
  readonly base: TempleDraft;
  /** Null where the temple is yet to be created. */
  readonly templeId: string | null;
  /** The row that makes it; null where it is stored. */
  readonly leader: number | null;
  /** Those like it, in the order of the file. */
  readonly members: readonly number[];
}

/** The rows that are written already, by index: each one's temple, and the fields that it was given. */
export type Written = ReadonlyMap<number, { readonly templeId: string; readonly fields: Partial<TempleDraft> }>;

interface Deps {
  readonly filling?: Filling;
  readonly written?: Written;
  /** Rows that went into the creation of an earlier one, which is written. */
  readonly merged?: ReadonlySet<number>;
}

/** A row's part in filling a temple. */
export interface Filled {
  /** Of what the rows before it leave. */
  readonly fill: Fill;
  /** The same fields as they are before this run of the import, and as all its rows together make them. */
  readonly whole: Fill;
  /** What these fields are in between, while only some of the rows are written. */
  readonly between: readonly Partial<TempleDraft>[];
}

/**
 * The result of filling in under the present decisions, computed lazily, one temple at a time. A new instance is made whenever decisions,
 * columns or the way of filling change.
 */
export class Fills {
  #groups: ReadonlyMap<number, FillGroup> | null = null;
  #led = new Map<number, FillGroup>();
  #done = new Map<FillGroup, ReadonlyMap<number, Filled>>();

  constructor(
    readonly rows: RowStore,
    readonly columns: Columns,
    readonly verdicts: Verdicts,
    readonly deps: Deps = {},
  ) {}

  /** The changes that the row makes, or would make, to the matching temple; null if none matches. */
  at(index: number): Filled | null {
    const group = this.groups().get(index);
    if (!group) return null;
    const done = this.#done.get(group) ?? this.#fold(group);
    this.#done.set(group, done);
    return done.get(index) ?? null;
  }

  /** By row, the group that it belongs to. */
  groups(): ReadonlyMap<number, FillGroup> {
    this.#groups ??= this.#findGroups();
    return this.#groups;
  }

  /** Whether the row is written, or went into a temple that is. */
  isDone(index: number): boolean {
    return this.#isOver(index, this.groups().get(index)?.templeId ?? null);
  }

  /** What a created row makes together with the later rows that fill it in. */
  creationOf(leader: number): { readonly draft: TempleDraft; readonly merged: readonly number[] } {
    const draft = draftAt(this.rows, this.columns, leader);
    this.groups();
    const later = this.#led.get(leader)?.members ?? [];
    const members = later.filter((index) => this.#isFilling(index));
    const { made } = foldFills(draft, this.#givens(members), this.deps.filling);
    return { draft: made, merged: members };
  }

  /** Whether nothing is left to do with a row that is like this temple: it is written, or went into its creation. */
  #isOver(index: number, templeId: string | null): boolean {
    return this.#isWritten(index) || (templeId !== null && this.deps.merged?.has(index) === true);
  }

  #isWritten(index: number): boolean {
    return this.deps.written?.has(index) === true;
  }

  #isFilling(index: number): boolean {
    return this.verdicts.decisionOf(index) === 'update';
  }

  #findGroups(): ReadonlyMap<number, FillGroup> {
    const members = new Map<string, { readonly first: number; readonly indices: number[] }>();
    const groups = new Map<number, FillGroup>();
    for (const index of this.verdicts.indices(['likeRow', 'likeStored'])) {
      const verdict = this.verdicts.at(index);
      if (verdict.is !== 'likeRow' && verdict.is !== 'likeStored') continue;
      const key = verdict.is === 'likeRow' ? `row ${verdict.index}` : verdict.temple.templeId;
      const there = members.get(key);
      if (there) there.indices.push(index);
      else members.set(key, { first: index, indices: [index] });
    }
    for (const { first, indices } of members.values()) {
      const group = this.#groupOf(first, indices);
      for (const index of indices) groups.set(index, group);
      if (group.leader !== null) this.#led.set(group.leader, group);
    }
    return groups;
  }

  #groupOf(first: number, members: readonly number[]): FillGroup {
    const verdict = this.verdicts.at(first);
    const written = members.filter((index) => this.#isWritten(index));
    if (verdict.is === 'likeStored') {
      const { temple } = verdict;
      return { base: this.#leftOf(temple, written), templeId: temple.templeId, leader: null, members };
    }
    if (verdict.is !== 'likeRow') throw new Error(`row ${first} is like nothing`);
    const leader = verdict.index;
    const templeId = this.deps.written?.get(leader)?.templeId ?? null;
    const base = this.#leftOf(draftAt(this.rows, this.columns, leader), [leader, ...written]);
    return { base, templeId, leader, members };
  }

  /** A temple as the rows that are written have left it. */
  #leftOf(temple: TempleDraft, written: readonly number[]): TempleDraft {
    return Object.assign({ ...temple }, ...written.map((index) => this.deps.written?.get(index)?.fields));
  }

  *#givens(indices: Iterable<number>): Generator<Partial<TempleDraft>> {
    for (const index of indices) yield givenAt(this.rows, this.columns, index);
  }

  #fold({ base, templeId, members }: FillGroup): ReadonlyMap<number, Filled> {
    const { filling } = this.deps;
    const going = members.filter((index) => !this.#isOver(index, templeId) && this.#isFilling(index));
    const { fills, made } = foldFills(base, this.#givens(going), filling);
    const between = statesIn(fills);
    const done = new Map<number, Filled>();
    let present = base;
    let nth = 0;
    for (const index of members) {
      if (going[nth] !== index) {
        const fill = fillOf(present, givenAt(this.rows, this.columns, index), filling);
        done.set(index, { fill, whole: fill, between: [] });
        continue;
      }
      const fill = fills[nth] ?? { was: {}, becomes: {} };
      const fields = Object.keys(fill.becomes) as DraftField[];
      const whole = { was: pick(base, fields), becomes: pick(made, fields) };
      done.set(index, { fill, whole, between: fields.flatMap((field) => between.get(field) ?? []) });
      present = { ...present, ...fill.becomes };
      nth += 1;
    }
    return done;
  }
}

const pick = (draft: Partial<TempleDraft>, fields: readonly DraftField[]): Partial<TempleDraft> =>
  Object.fromEntries(fields.map((field) => [field, draft[field]]));

/** By field, each state that it is left in by one row and changed by another; a place under `lat`, whole. */
function statesIn(fills: readonly Fill[]): ReadonlyMap<DraftField, readonly Partial<TempleDraft>[]> {
  const states = new Map<DraftField, Partial<TempleDraft>[]>();
  for (const { becomes } of fills)
    for (const field of Object.keys(becomes) as DraftField[]) {
      if (field === 'lng') continue;
      const state = field === 'lat' ? { lat: becomes.lat ?? null, lng: becomes.lng ?? null } : pick(becomes, [field]);
      const there = states.get(field);
      if (there) there.push(state);
      else states.set(field, [state]);
    }
  // What only one row fills in is nothing in between.
  return new Map([...states].filter(([, { length }]) => length > 1));
}

/** The temple that a row makes by itself. */
export function draftAt(rows: RowStore, columns: Columns, index: number): TempleDraft {
  const read = readRow(rows.at(index), columns);
  if ('draft' in read) return read.draft;
  throw new Error(`row ${index} is refused and has no temple: ${read.refused.code}`);
}

/** What a row says: its filled cells. */
function givenAt(rows: RowStore, columns: Columns, index: number): Partial<TempleDraft> {
  const draft = draftAt(rows, columns, index);
  const given: readonly DraftField[] = givenFields(rows.at(index), columns);
  return Object.fromEntries(given.map((field) => [field, draft[field]]));
}
