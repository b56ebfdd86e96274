import type { Command, Where } from '../../commands/core/definition';
import { COMMANDS, commandById } from '../../commands/every';
import { whereOf } from '../../src/keys/bindings';
import { MAIL_KEYS } from '../../src/keys/mailKeys';
import { english, needed } from './englishTexts';
import { code, GENERATED, page, table } from './markdown';

const INTRODUCTION = `The keys as they are at first: a person may give a command other ones. \`Mod\` is Ctrl, on a Mac ⌘; \`g r\` is one key after the
other. A key of a kind of row works where such rows have the focus, in a list or in the detail beside it; there the keys of every list and
those that work anywhere do too, unless the nearer place has the key for itself.`;

/** Where the console says keys that no command has: of what has the focus, by the key of the English text. */
const SAID_ON_SCREEN: Readonly<Record<string, string>> = {
  'A row of a list': 'grid.keysHint',
  'A list of pictures': 'grid.picturesHint',
  'Looking closer at a row': 'grid.peekKeys',
  'A chart': 'statistics.keys',
  'The map of temples': 'screens.temples.map.hint',
  'The place of a temple': 'screens.temples.onMap.hint',
  'The actions of a role': 'screens.roles.filterHint',
  'Themes in the settings': 'screens.settings.tryTheme',
};

/** docs/keyboard.md: every key that a command has at first, by where it works, and what the console says of keys on its screens. */
export function keyboardPage(): string {
  const withKeys = COMMANDS.filter(({ key }) => key !== undefined);
  const wheres = [...new Set<Where>(['anywhere', 'list', ...withKeys.map(whereOf)])];
  return page([
    '# Keyboard',
    `> ${GENERATED}`,
    INTRODUCTION,
    ...wheres.flatMap((where) => [
      `## ${placeText(where)}`,
      table(
        ['key', 'what it does', 'command', ''],
        withKeys.filter((command) => whereOf(command) === where).map(rowOf),
      ),
    ]),
    `## ${needed('keys.mailKeys.title')}`,
    needed('keys.mailKeys.hint'),
    table(['key', 'what it does', 'where'], Object.entries(MAIL_KEYS).map(mailRow)),
    '## Within what has the focus',
    table(
      ['where', 'as the console says it'],
      Object.entries(SAID_ON_SCREEN).map(([where, key]) => [where, withListKeys(needed(key))]),
    ),
  ]);
}

/** As the key sheet heads it; a place without a text by its name. */
const placeText = (where: Where): string => english(`palette.keys.where.${where}`) ?? code(where);

const pressesOf = (command: Command): readonly string[] => [command.key?.press ?? []].flat();

function rowOf(command: Command): readonly string[] {
  const { repeats, inDialogs } = command.key ?? {};
  const notes = [repeats ? 'repeats while held' : '', inDialogs ? 'in dialogs too' : ''].filter((note) => note !== '');
  return [pressesOf(command).map(code).join(' '), whatItDoes(command), code(command.id), notes.join(', ')];
}

function whatItDoes({ id }: Command): string {
  const hint = english(`${id}.hint`);
  return `${needed(`${id}.title`)}${hint === undefined ? '' : `: ${hint}`}`;
}

function mailRow([id, press]: readonly [string, string]): readonly string[] {
  const command = commandById(id);
  if (command === undefined) throw new Error(`The mail keys name ${id}, which is no command.`);
  return [code(press), whatItDoes(command), placeText(whereOf(command))];
}

/** Keys that texts name and that are of no command of lists. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  all: ['Mod+A'],
  save: ['Mod+S'],
  enter: ['Enter'],
  esc: ['Escape'],
  space: ['Space'],
  sides: ['ArrowLeft', 'ArrowRight'],
  rows: ['ArrowUp', 'ArrowDown'],
  extend: ['Shift+ArrowLeft', 'Shift+ArrowRight'],
};

/** A text names keys of lists by their verbs: `{{select}}` is the first key of `list.select`. */
const withListKeys = (text: string): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, verb: string) => {
    const own = OWN[verb];
    if (own !== undefined) return own.map(code).join(' ');
    const command = commandById(`list.${verb}`);
    const [press] = command ? pressesOf(command) : [];
    if (press === undefined) throw new Error(`A text names the key of list.${verb}, which has none.`);
    return code(press);
  });
