import { Code } from '../contract/wire/codes';
import type { Answer } from '../contract/wire/endpoint';
import { late } from './core/late';
import type { AnswerOption } from './core/option';
import type { QuestionWorld } from './core/world';

const choices = late(() => import('./choices'));

/** What there is to choose from, by the name of what finds it. A part of the console that can't be had is a network that is away. */
export const lateChoices =
  (name: keyof typeof import('./choices')) =>
  async (world: QuestionWorld, rows: readonly unknown[]): Promise<Answer<readonly AnswerOption[]>> => {
    const found = await choices().catch(() => undefined);
    return found ? found[name](world, rows) : { refused: Code.lost, message: 'A part of the console is missing.' };
  };
