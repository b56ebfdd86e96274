import type * as z from 'zod/mini';
import type { ConsoleConfig } from '../../contract/server';
import type { Endpoint } from '../../contract/wire/endpoint';

type Fields = Readonly<Record<string, unknown>>;
type StateFields = Pick<ConsoleConfig, 'postHidden' | 'postBlocked'>;

/**
 * The data of an answer with its posts saying `hidden` and `blocked`, by the fields that config.json names for that (docs/hosting.md);
 * any other data as it is. A post that does not have the field says nothing of it.
 */
export function withPostState(state: StateFields, { data }: Pick<Endpoint, 'data'>, answered: unknown): unknown {
  const said = (post: unknown) => (isFields(post) ? { ...post, ...statesOf(post, state) } : post);
  if (isPost(data)) return said(answered);
  return isListOfPosts(data) && Array.isArray(answered) ? answered.map(said) : answered;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const defOf = (data: unknown) => (data as z.core.$ZodTypes)._zod.def;

/** A post is what can say both: told by that, this file needs no calls, which come after it. */
function isPost(data: unknown): boolean {
  const codec = defOf(data);
  const wire = codec.type === 'pipe' ? defOf(codec.in) : undefined;
  return wire?.type === 'object' && 'hidden' in wire.shape && 'blocked' in wire.shape;
}

function isListOfPosts(data: unknown): boolean {
  const list = defOf(data);
  return list.type === 'array' && isPost(list.element);
}

const statesOf = (post: Fields, { postHidden, postBlocked }: StateFields) =>
  Object.fromEntries(
    Object.entries({ hidden: postHidden, blocked: postBlocked }).flatMap(([name, rule]) => {
      const is = rule === undefined ? undefined : follows(post, rule);
      return is === undefined ? [] : [[name, is]];
    }),
  );

/** Whether the post is in a state by `name` or `name=value`; undefined where it has no such field. */
function follows(post: Fields, rule: string): boolean | undefined {
  const [, path = rule, wanted] = /^(.*?)=(.*)$/.exec(rule) ?? [];
  const value = path.split('.').reduce<unknown>((at, name) => (isFields(at) ? at[name] : undefined), post);
  if (value === undefined) return undefined;
  if (wanted !== undefined) return String(value) === wanted;
  return !NO.has(value);
}

/** Anything else says yes: a time, a name of who did it. */
const NO: ReadonlySet<unknown> = new Set([false, null, 0, '', '0', 'false']);
