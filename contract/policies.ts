import * as z from 'zod/mini';
import { Id } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';
import { nfc } from './wire/texts';

export const POLICIES_MAX = 30;
export const POLICY_NAME_MAX = 80;
export const POLICY_TEXT_MAX = 500;

/** What a deletion or a blocking can rest on. */
export const Policy = z.object({
  id: Id,
  name: z.string(),
  /** The rule at length, as a reporter may read it; empty where its name says all. */
  text: z.string(),
});
export type Policy = z.output<typeof Policy>;

const Line = z.object({
  name: z.string().check(nfc, z.trim(), z.minLength(1), z.maxLength(POLICY_NAME_MAX)),
  text: z.string().check(nfc, z.trim(), z.maxLength(POLICY_TEXT_MAX)),
});
export type PolicyLine = z.output<typeof Line>;

/** How a policy is written in one line, in the console and in the log. */
export const policyLine = ({ name, text }: PolicyLine): string => (text === '' ? name : `${name}: ${text}`);

export const list = endpoint({
  method: 'GET',
  path: '/policy/list',
  permission: 'REPORT_VIEW',
  data: z.array(Policy),
  extension: 'policies',
  summary: 'The policies that a decision can name, in the order of their owner.',
});

export const save = endpoint({
  method: 'PUT',
  path: '/policy/save',
  permission: 'ONLY_SUPER_ADMIN',
  body: z.object({
    policies: z.array(Line).check(z.maxLength(POLICIES_MAX)),
    /** The list that is meant to be replaced. */
    replaces: z.optional(z.array(Line).check(z.maxLength(POLICIES_MAX))),
  }),
  data: z.array(Policy),
  errors: [Code.changedMeanwhile],
  extension: 'policies',
  summary:
    'Puts these policies, in this order, in place of those listed; 400 where a name stands twice, 409 where others are listed than `replaces` says. A name keeps its id, also where it was not listed for a while; what is not listed any more no new decision can name, and those that did still do.',
});

export const ofCase = endpoint({
  method: 'GET',
  path: '/policy/ofcase',
  permission: 'REPORT_VIEW',
  query: { idcase: Id },
  data: z.array(z.object({ reportId: Id, policy: Policy })),
  extension: 'policies',
  summary: 'The policies that decisions on the reports of a case name, those of its newest 200.',
});
