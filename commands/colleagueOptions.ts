import * as colleagues from '../contract/colleagues';
import type { Answer } from '../contract/wire/endpoint';
import { mapAnswer } from './core/definition';
import type { AnswerOption } from './core/option';
import type { QuestionWorld } from './core/world';

/** Those whom a case can be handed to, by their user ids: the others, since one takes a case oneself by a command of its own. */
export const colleagueOptions = async ({ call, me }: QuestionWorld): Promise<Answer<readonly AnswerOption[]>> =>
  mapAnswer(await call(colleagues.list, { kind: 'case' }), (all) =>
    all
      .filter(({ uid }) => uid !== me()?.uid)
      .map(({ uid, display_name, avatar }) => ({
        value: String(uid),
        label: display_name,
        ...(avatar && { thumb: avatar }),
      })),
  );
