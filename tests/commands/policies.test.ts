import { describe, expect, test } from 'vitest';
import type { AskText } from '../../commands/core/definition';
import { isChoice, isMutation } from '../../commands/core/definition';
import type { World } from '../../commands/core/world';
import { commandById } from '../../commands/every';
import { linesIn } from '../../commands/policies';
import { policyOptions } from '../../commands/policyOptions';
import { commandStateOf } from '../../commands/state';
import type { Endpoint, Extension } from '../../contract/wire/endpoint';
import { aCase } from './rows';

const DECISIONS = ['report.deleteForPolicy', 'report.blockForPolicy'];
const command = (id: string) => commandById(id) ?? expect.fail(id);
const stateOf = (id: string, extensions: readonly Extension[], row = aCase()) =>
  commandStateOf(
    command(id),
    [row],
    {
      principal: { tierId: 99, actions: new Set(['REPORT_VIEW', 'REPORT_DELETE_POST', 'REPORT_BLOCK_ACCOUNT']) },
      extensions: new Set(extensions),
      screens: new Set(),
      isRunning: () => false,
    },
    'report',
  );

describe('a decision that names a policy', () => {
  test('is offered where a server lists some: on a plain one, and where the owner lists none, it is not there', () => {
    for (const id of DECISIONS) {
      expect(stateOf(id, ['policies', 'reports.policy']).is).toBe('ready');
      expect(stateOf(id, ['policies']).is).toBe('hidden');
      expect(stateOf(id, []).is).toBe('hidden');
    }
  });

  test('is the plain one with a policy, and of an open case alone', () => {
    const picks = (id: string) => {
      const choice = command(id);
      return isChoice(choice) ? choice.pick([], { policy: '7' }) : expect.fail(id);
    };
    expect(DECISIONS.map(picks)).toEqual([
      ['report.deletePost', { policy: '7' }],
      ['report.blockUser', { policy: '7' }],
    ]);
    for (const id of DECISIONS)
      expect(stateOf(id, ['reports.policy'], aCase({ decision: 'deleted' }))).toEqual({
        is: 'disabled',
        why: 'report.alreadyDecided',
      });
  });

  test('offers the policies in the order of their owner, each shown with what it says at length, and found by that as well', async () => {
    const data = [
      { id: '2', name: 'Quảng cáo', text: '' },
      { id: '1', name: 'Lừa đảo', text: 'Xin tiền' },
    ];
    expect(await policyOptions({ call: async () => ({ data }) } as unknown as World)).toEqual({
      data: [
        { value: '2', label: 'Quảng cáo' },
        { value: '1', label: 'Lừa đảo', words: 'Xin tiền', details: 'Xin tiền' },
      ],
    });
  });
});

describe('the list of policies', () => {
  const edit = command('policy.edit');
  const ask = edit.asks?.policies as AskText;
  const whyNot = (written: string) => ask.check?.(written, [], {});
  let looked = 0;
  /** What is sent when that is saved. */
  async function saved(written: string): Promise<readonly unknown[]> {
    const sent: unknown[] = [];
    looked = 0;
    const world = {
      call: async (_endpoint: Endpoint, input: object) => {
        sent.push(input);
        return { data: [] };
      },
      session: {
        refresh: () => {
          looked += 1;
        },
      },
    };
    if (!isMutation(edit)) expect.fail('it changes something');
    await edit.run(world as unknown as World, null, { policies: written });
    return sent;
  }

  test('is written one a line, a name and after a colon what it says at length', () => {
    expect(linesIn('Lừa đảo: Xin tiền: hay mật khẩu \n\n Quảng cáo\n广告：禁止广告')).toEqual([
      { name: 'Lừa đảo', text: 'Xin tiền: hay mật khẩu' },
      { name: 'Quảng cáo', text: '' },
      { name: '广告', text: '禁止广告' },
    ]);
  });

  test('opens as it is, saved so it is the same, and replaces no other', async () => {
    const data = [
      { id: '2', name: 'Quảng cáo', text: '' },
      { id: '1', name: 'Lừa đảo', text: 'Xin tiền: hay mật khẩu' },
    ];
    const written = await ask.loadInitial?.({ call: async () => ({ data }) } as unknown as World);
    if (written?.refused !== undefined) expect.fail(written.message);
    const lines = data.map(({ name, text }) => ({ name, text }));
    expect(linesIn(written?.data ?? '')).toEqual(lines);
    expect(await saved('')).toEqual([{ body: { policies: [], replaces: lines } }]);
  });

  test('answered before it has come, it replaces no list but an empty one', async () => {
    void ask.loadInitial?.({ call: () => new Promise(() => {}) } as unknown as World);
    expect(await saved('Bạo lực')).toEqual([{ body: { policies: [{ name: 'Bạo lực', text: '' }], replaces: [] } }]);
  });

  test('says what is wrong with it before it is sent', () => {
    const many = Array.from({ length: 31 }, (_, at) => `Số ${at}`).join('\n');
    expect(whyNot('Lừa đảo\nQuảng cáo: bán hàng')).toBeNull();
    expect(whyNot('')).toBeNull();
    expect(whyNot(many)).toBe('policy.tooMany');
    expect(whyNot(': không tên')).toBe('policy.noName');
    expect(whyNot('a'.repeat(81))).toBe('policy.tooLong');
    expect(whyNot(`Lừa đảo: ${'a'.repeat(501)}`)).toBe('policy.tooLong');
    expect(whyNot(`Lừa đảo\n${'Lừa đảo'.normalize('NFD')}: khác`)).toBe('policy.twice');
  });

  test('is saved as a whole, and the console then looks again at what the server has', async () => {
    expect(await saved('Quảng cáo\nLừa đảo: Xin tiền')).toEqual([
      {
        body: {
          policies: [
            { name: 'Quảng cáo', text: '' },
            { name: 'Lừa đảo', text: 'Xin tiền' },
          ],
        },
      },
    ]);
    expect(looked).toBe(1);
  });
});
