import * as policies from '../contract/policies';
import type { Answer } from '../contract/wire/endpoint';
import { mapAnswer } from './core/definition';
import type { AnswerOption } from './core/option';
import type { QuestionWorld } from './core/world';

/** What a decision can rest on, in the order of its owner: found by what it says at length as well. */
export const policyOptions = async ({ call }: QuestionWorld): Promise<Answer<readonly AnswerOption[]>> =>
  mapAnswer(await call(policies.list, {}), (all) =>
    all.map(({ id, name, text }) => ({ value: id, label: name, ...(text && { words: text, details: text }) })),
  );
