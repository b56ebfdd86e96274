import * as colleagues from '../contract/colleagues';
import type { Answer } from '../contract/wire/endpoint';
import { mapAnswer } from './core/definition';
import type { AnswerOption } from './core/option';
import type { QuestionWorld } from './core/world';

/** Those whom a case can be handed to, by their user ids. */
export const colleagueOptions = async ({ call }: QuestionWorld): Promise<Answer<readonly AnswerOption[]>> =>
  mapAnswer(await call(colleagues.list, { kind: 'case' }), (all) =>
    all.map(({ uid, display_name, avatar }) => ({
      value: String(uid),
      label: display_name,
      ...(avatar && { thumb: avatar }),
    })),
  );
