import { expect, test } from 'vitest';

const texts = async (language: string, part: string): Promise<object> =>
  (await import(`../../../src/i18n/${language}/${part}.ts`)).default;
/** What stands beside the commands of a part, and would cover theirs of the same name. */
const AREAS = {
  commands: ['common', 'errors', 'grid', 'screens', 'shell'],
  deferredCommands: ['grid', 'palette', 'run', 'screens', 'shell', 'statistics'],
};

test.each(['vi', 'en', 'zh', 'it', 'es', 'fr', 'ar'])(
  'in %s no area of texts covers those of commands',
  async (language) => {
    for (const [part, areas] of Object.entries(AREAS)) {
      const ids = Object.keys(await texts(language, part));
      expect(ids.filter((id) => areas.includes(id))).toEqual([]);
    }
  },
);
