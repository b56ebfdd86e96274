import * as policies from '../contract/policies';
import { POLICIES_MAX, POLICY_NAME_MAX, POLICY_TEXT_MAX, type PolicyLine, policyLine } from '../contract/policies';
import { Code } from '../contract/wire/codes';
import {
  type AskOneOf,
  type ChoiceCommand,
  defineChoice,
  defineMutation,
  many,
  mapAnswer,
  nothing,
  oneOf,
  text,
} from './core/definition';
import { type DisabledReason, ok } from './core/disabledReason';
import type { Titled } from './core/textKey';
import { lateChoices } from './lateChoices';
import { onlyToDecide } from './openCases';

/** What the policies that were offered are called, by id. */
const names = new Map<string, string>();
const offered: NonNullable<AskOneOf<string>['loadOptions']> = async (world, rows) =>
  mapAnswer(await lateChoices('policyOptions')(world, rows), (options) => {
    for (const { value, label = '' } of options) names.set(value, label);
    return options;
  });

/** Decides as `plain` does, once it is said which policy was broken. */
const decidesForPolicy = <const Id extends Titled>(
  id: Id,
  plain: Titled,
  press: string,
  look: Pick<ChoiceCommand, 'isGrave' | 'icon'>,
) =>
  defineChoice({
    id,
    on: many('report'),
    alternatives: [plain],
    extension: 'reports.policy',
    lacking: { beside: 'policies', why: 'policy.none' },
    asks: { policy: oneOf<string>([], { loadOptions: offered }) },
    key: { press, where: 'report' },
    tone: 'danger',
    ...look,
    when: onlyToDecide,
    pick: (_rows, { policy }) => [plain, { policy, policyName: names.get(policy) }],
  });

const deleteForPolicy = decidesForPolicy('report.deleteForPolicy', 'report.deletePost', 'Shift+V', { icon: 'trash-2' });

const blockForPolicy = decidesForPolicy('report.blockForPolicy', 'report.blockUser', 'Shift+B', {
  isGrave: true,
  icon: 'user-x',
});

/** One a line: its name, and after a colon what it says at length. */
export const linesIn = (written: string): readonly PolicyLine[] =>
  written.split('\n').flatMap((line) => {
    const [, name = '', text = ''] = /^([^:：]*)[:：]?(.*)$/.exec(line) ?? [];
    return line.trim() === '' ? [] : [{ name: name.trim(), text: text.trim() }];
  });

function whyNot(written: string): DisabledReason {
  const lines = linesIn(written);
  if (lines.length > POLICIES_MAX) return 'policy.tooMany';
  if (lines.some(({ name }) => name === '')) return 'policy.noName';
  if (lines.some(({ name, text }) => name.length > POLICY_NAME_MAX || text.length > POLICY_TEXT_MAX))
    return 'policy.tooLong';
  const names = new Set(lines.map(({ name }) => name.normalize('NFC')));
  return names.size < lines.length ? 'policy.twice' : ok;
}

/**
 * Lists what decisions can rest on, all at once: with the first there are commands that ask for one, and without any there are none. What
 * somebody else has listed since the question was opened is replaced by nobody, nor what was there where it was answered before that came.
 */
function editsPolicies() {
  /** The list that the text began with: empty until it has come, undefined where nobody was asked. */
  let began: readonly PolicyLine[] | undefined;
  return defineMutation({
    id: 'policy.edit',
    on: nothing(),
    endpoint: policies.save,
    asks: {
      policies: text({
        as: 'long',
        optional: true,
        loadInitial: async ({ call }) => {
          began = [];
          return mapAnswer(await call(policies.list, {}), (all) => {
            began = all.map(({ name, text }) => ({ name, text }));
            return began.map(policyLine).join('\n');
          });
        },
        check: whyNot,
        refusals: { codes: [Code.changedMeanwhile] },
      }),
    },
    icon: 'file-text',
    run: async (world, _none, { policies: written }) => {
      const body = { policies: [...linesIn(written ?? '')], ...(began && { replaces: [...began] }) };
      const answer = await world.call(policies.save, { body });
      if (answer.refused === undefined) {
        began = undefined;
        world.session.refresh();
      }
      return mapAnswer(answer, () => null);
    },
  });
}

export const policyCommands = [deleteForPolicy, blockForPolicy, editsPolicies()] as const;
