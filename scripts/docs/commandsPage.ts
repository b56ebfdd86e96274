import {
  type AnyMutation,
  type Command,
  isChoice,
  isConsoleCommand,
  isMutation,
  type On,
} from '../../commands/core/definition';
import { COMMANDS, commandById } from '../../commands/every';
import { CONFIRM_ABOVE_ROWS } from '../../contract/wire/constants';
import type { PermissionRule } from '../../contract/wire/permissions';
import { argumentLines } from './argumentText';
import { english, needed } from './englishTexts';
import { code, GENERATED, linkTo, listed, page, table } from './markdown';
import { permissionText } from './permissionText';

const INTRODUCTION = `Everything the console can do, by what it is about: the word before the dot of its id. \`Mod\` is Ctrl, on a Mac ⌘. More than
${CONFIRM_ABOVE_ROWS} rows at once are asked about first, whatever the command; one that *always asks* does so for a single row too, and one that
*may ask* where a person has chosen that. What *can be undone* is taken back by another command, and held for some seconds first where this
person or this server could not take it back.

A link can name a command for a colleague: \`?run=profile.block&run.kinds=BLOCK_POST,BLOCK_COMMENT\` behind the address of a list, with \`row\`
for one of its rows, opens the palette at that command. Behind \`run.\` stand answers to its questions, by their names below; they are filled in
and asked all the same. Nothing runs before Enter, and nothing that its reader may not do.`;

/** The word before the dot. */
const groupOf = ({ id }: Command): string => id.split('.')[0] ?? id;

/** docs/commands.md: every command of the registry, by group and in its order. */
export function commandsPage(): string {
  const groups = [...new Set(COMMANDS.map(groupOf))];
  const inGroup = (group: string) => COMMANDS.filter((command) => groupOf(command) === group);
  return page([
    '# Commands',
    `> ${GENERATED}`,
    INTRODUCTION,
    groups.map((group) => `${linkTo(group)} (${inGroup(group).length})`).join(' · '),
    ...groups.flatMap((group) => [
      `## ${group}`,
      table(['command', 'what it does', 'key', 'acts on', 'who may', 'undo and questions'], inGroup(group).map(rowOf)),
    ]),
  ]);
}

function rowOf(command: Command): readonly string[] {
  const presses = [command.key?.press ?? []].flat().map(code).join(' ');
  return [code(command.id), whatItDoes(command), presses, targetText(command.on), whoMay(command), takenBack(command)];
}

function whatItDoes(command: Command): string {
  const hint = english(`${command.id}.hint`);
  const extension = isMutation(command) ? command.endpoint.extension : command.extension;
  const lines = [
    `**${needed(`${command.id}.title`)}**${hint === undefined ? '' : `: ${hint}`}`,
    isChoice(command) ? `Means ${listed(command.alternatives.map(code), 'or')}` : '',
    ...argumentLines(command),
    extension ? `Extension ${code(extension)}` : '',
    command.listed === false ? 'Not in the palette' : '',
  ];
  return lines.filter((line) => line !== '').join('\n');
}

function targetText(on: On): string {
  if (on.takes === 'nothing') return '';
  if (on.takes === 'any') return 'rows of any kind';
  if (on.takes === 'several') return `${on.least} to ${on.most} of ${code(on.kind)}`;
  return `${on.takes === 'one' ? 'one' : 'one or more'} ${code(on.kind)}`;
}

function whoMay(command: Command): string {
  if (isMutation(command)) return permissionText(ruleOf(command));
  if (isConsoleCommand(command)) return permissionText(command.permission);
  const each = command.alternatives.flatMap((id) => commandById(id) ?? []).map(whoMay);
  return listed([...new Set(each)], 'or');
}

/** Of a call whose permission depends on a parameter, the one that this command gives. */
function ruleOf({ endpoint, permissionArgs }: AnyMutation): PermissionRule {
  const rule: PermissionRule = endpoint.permission;
  if (typeof rule === 'string' || !('by' in rule)) return rule;
  return rule.of[String(permissionArgs?.[rule.by])] ?? rule;
}

const QUESTIONS = { always: 'always asks', marked: 'may ask' } as const;

function takenBack(command: Command): string {
  if (!isMutation(command)) return '';
  const { undo, holds, confirm } = command;
  const question = typeof confirm === 'object' ? 'asks, by having its name typed' : confirm && QUESTIONS[confirm];
  const words = [undo ? 'can be undone' : '', holds ? 'held, then final' : '', question ?? ''];
  return words.filter((word) => word !== '').join('\n');
}
