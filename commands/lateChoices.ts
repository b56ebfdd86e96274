import type { Answer } from '../contract/wire/endpoint';
import { late, PART_MISSING } from './core/late';
import type { AnswerOption } from './core/option';
import type { QuestionWorld } from './core/world';

const choices = late(() => import('./choices'));

/** What there is to choose from, by the name of what finds it. */
export const lateChoices =
  (name: keyof typeof import('./choices')) =>
  async (world: QuestionWorld, rows: readonly unknown[]): Promise<Answer<readonly AnswerOption[]>> => {
    const found = await choices().catch(() => undefined);
    return found ? found[name](world, rows) : PART_MISSING;
  };
