import { describe, expect, test } from 'vitest';
import type { AnyConsoleCommand, AnyMutation, AskText } from '../../commands/core/definition';
import type { World } from '../../commands/core/world';
import { commandById } from '../../commands/every';
import { Code } from '../../contract/wire/codes';
import type { Endpoint } from '../../contract/wire/endpoint';
import { aCase } from './rows';

const mutation = (id: string) => commandById(id) as AnyMutation;
const refusal = { refused: Code.forbidden, message: '' };

/** A server that answers as told, the field in which a reply is written, and what both were asked. */
function aDesk(answer: (id: string) => unknown = () => ({ data: null })) {
  const told: unknown[] = [];
  const field =
    (act: string) =>
    (...said: unknown[]) =>
      told.push([act, ...said]);
  const call = async ({ id }: Endpoint, input: unknown) => {
    told.push([id, input]);
    return answer(id);
  };
  const screen = () => ({ take: field('take'), giveBack: field('giveBack'), insert: field('insert') });
  return { world: { call, screen, notifyRefusal: field('refused') } as unknown as World, told };
}
const row = aCase({ caseId: 'c1' });

describe('a reply', () => {
  const send = mutation('report.sendReply');
  const messages = [
    { reportId: 'a', text: 'Chào Lan' },
    { reportId: 'b', text: 'Chào Mai' },
  ];

  test('goes to each reporter by a call of its own, up to the first refusal', async () => {
    const { world, told } = aDesk();
    expect(await send.run(world, row, { messages })).toEqual({ data: null });
    expect(told).toEqual([
      ['POST /report/reply', { idreport: 'a', body: { text: 'Chào Lan' } }],
      ['POST /report/reply', { idreport: 'b', body: { text: 'Chào Mai' } }],
    ]);
    const refused = aDesk(() => refusal);
    expect(await send.run(refused.world, row, { messages })).toEqual(refusal);
    expect(refused.told).toHaveLength(1);
    expect([messages, messages.slice(1)].map((some) => send.isSeveralCalls?.(row, { messages: some }))).toEqual([
      true,
      false,
    ]);
  });

  test('leaves its field when it is on its way, and is back there when it is not sent', () => {
    const { world, told } = aDesk();
    send.form?.onSend?.(world, row, {});
    send.form?.onUnsent?.(world, row, { draft: { text: 'Chào', language: 'vi', to: null } });
    expect(told).toEqual([
      ['take', 'c1'],
      ['giveBack', 'c1', { text: 'Chào', language: 'vi', to: null }],
    ]);
  });

  test('is said to be saved, and not sent, where there is no mail server', () => {
    expect(send.words?.savesAs?.({ isOnlySaved: true })?.title).toBe('report.sendReply.saves');
    expect(send.words?.savesAs?.({ isOnlySaved: false })).toBeUndefined();
  });

  test('that has not left is pulled back into its field, or stays where it is', async () => {
    const pull = mutation('report.pullBackReply');
    const args = { reply: { replyId: 'r1', reportId: 'a', text: 'Chào Lan' }, language: 'vi' };
    const { world, told } = aDesk();
    expect(await pull.run(world, row, args)).toEqual({ data: null });
    expect(told).toEqual([
      ['DELETE /report/reply', { idreply: 'r1' }],
      ['giveBack', 'c1', { text: 'Chào Lan', language: 'vi', to: 'a' }],
    ]);
    const gone = aDesk(() => refusal);
    expect(await pull.run(gone.world, row, args)).toEqual(refusal);
    expect(gone.told).toHaveLength(1);
  });

  test('that was not sent is sent again', async () => {
    const { world, told } = aDesk(() => ({ data: { state: 'sent' } }));
    expect(await mutation('report.sendReplyAgain').run(world, row, { reply: { replyId: 'r1' } })).toEqual({
      data: null,
    });
    expect(told).toEqual([['PUT /report/reply', { idreply: 'r1' }]]);
  });

  test('takes the words of a template as it is now, and says where it is gone', async () => {
    const insert = commandById('report.replyTemplate') as AnyConsoleCommand;
    const templates = [1, 2].map((id) => ({
      id: `${id}`,
      language: 'vi',
      name: `Mẫu ${id}`,
      text: 'Chào',
      updated: 0,
    }));
    const told = async (answer: unknown, template: string, rows: readonly unknown[] = [row]) => {
      const desk = aDesk(() => answer);
      await insert.run(desk.world, rows as never, { template });
      return desk.told.slice(1);
    };
    expect(await told({ data: templates }, '2')).toEqual([['insert', 'c1', templates[1]]]);
    expect(await told({ data: templates }, '3')).toMatchObject([['refused', { refused: Code.notFound }]]);
    expect(await told(refusal, '2')).toEqual([['refused', refusal]]);
    expect(await told({ data: templates }, '2', [])).toEqual([]);
  });
});

describe('a template', () => {
  const [add, edit, remove] = ['add', 'edit', 'delete'].map((verb) => mutation(`replyTemplate.${verb}`));
  const template = { id: '7', language: 'vi', name: 'Cảm ơn', text: 'Chào {reporter}', updated: 5 } as const;
  const typed = { language: 'en', name: ' Thanks ', text: ' Hello\n' };

  test('is added and changed without the blanks around it, by the version that was read, and taken back whole', async () => {
    const { world, told } = aDesk();
    expect(await add?.run(world, null, typed)).toEqual({ data: null });
    await edit?.run(world, template, typed);
    await remove?.run(world, template, {});
    const body = { language: 'en', name: 'Thanks', text: 'Hello' };
    expect(told).toEqual([
      ['POST /replytemplate/create', { body }],
      ['PUT /replytemplate/edit', { id: '7', body: { ...body, updated: 5 } }],
      ['DELETE /replytemplate/delete', { id: '7' }],
    ]);
    expect(edit?.change?.(template, typed)).toEqual({ ...template, ...body });
    const { language, name, text } = template;
    expect(edit?.undo?.(template, typed)).toEqual(['replyTemplate.edit', { language, name, text }]);
  });

  test('begins as it is, and has a name and a text that are neither blank nor too long', () => {
    const asks = edit?.asks as Record<'name' | 'text', AskText> &
      Record<'language', { initial: (rows: unknown) => string }>;
    expect([
      asks.language.initial([template]),
      asks.name.prefill?.([template]),
      asks.text.prefill?.([template]),
    ]).toEqual(['vi', 'Cảm ơn', 'Chào {reporter}']);
    for (const [name, most] of [
      ['name', 80],
      ['text', 5000],
    ] as const) {
      const check = (value: string) => asks[name].check?.(value, [], {});
      expect(check('  ')).toBe('replyTemplate.empty');
      expect(check(` ${'x'.repeat(most)} `)).toBeNull();
      expect(check('x'.repeat(most + 1))).toBe('replyTemplate.tooLong');
    }
  });
});
