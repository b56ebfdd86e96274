import * as z from 'zod/mini';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';

/** Nine of either fit many times over. */
const TEXT_MAX = 100_000;

/** What a person has saved for themselves, so that it is the same in every browser. */
export const PERSONAL_NAMES = ['views', 'macros'] as const;
const PersonalName = z.enum(PERSONAL_NAMES);
export type PersonalName = z.output<typeof PersonalName>;

export const Personal = z.object({
  name: PersonalName,
  /** As the console that saved it wrote it. */
  text: z.string(),
  /** Counts up with every save. */
  version: z.int().check(z.minimum(1)),
});
export type Personal = z.output<typeof Personal>;

export const list = endpoint({
  method: 'GET',
  path: '/personal',
  permission: 'session',
  data: z.array(Personal),
  extension: 'personal',
  summary: 'What the caller has saved for themselves, each with its version.',
});

export const save = endpoint({
  method: 'PUT',
  path: '/personal',
  permission: 'session',
  body: z.object({
    name: PersonalName,
    text: z.string().check(z.maxLength(TEXT_MAX)),
    /** The version that was read before; 0 where there was none. */
    replaces: z.int().check(z.minimum(0)),
  }),
  data: Personal,
  errors: [Code.changedMeanwhile],
  extension: 'personal',
  summary: 'Saves it for the caller alone: 409, with what is saved, where that is another version.',
});
