import * as templates from '../contract/replyTemplates';
import { LANGUAGES, OWN_NAMES } from '../contract/wire/languages';
import { mapAnswer } from './core/definition';
import type { QuestionWorld } from './core/world';

/** The templates of replies, those of one language beside each other. */
export const templateOptions = async ({ call }: QuestionWorld) =>
  mapAnswer(await call(templates.list, {}), (all) =>
    LANGUAGES.flatMap((language) => all.filter((one) => one.language === language)).map((one) => ({
      value: one.id,
      label: `${one.name} · ${OWN_NAMES[one.language]}`,
      words: OWN_NAMES[one.language],
    })),
  );
