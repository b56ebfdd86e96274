import { describe, expect, test } from 'vitest';
import type { AnyMutation } from '../../commands/core/definition';
import type { World } from '../../commands/core/world';
import { addLanguageTag, putBackVip, removeLanguageTag } from '../../commands/curated/members';
import { commandById } from '../../commands/every';
import { Code } from '../../contract/wire/codes';
import type { Endpoint } from '../../contract/wire/endpoint';
import { aMediaEntry, aProfile, aTvUser, aVip } from './rows';

const mutation = (id: string) => commandById(id) as AnyMutation;
interface Sent {
  readonly id: string;
  readonly input: unknown;
}
function aWorld(answer: (sent: Sent) => unknown = () => ({ data: null })) {
  const sent: Sent[] = [];
  const call = async ({ id }: Endpoint, input: unknown) => {
    sent.push({ id, input });
    return answer({ id, input });
  };
  return { world: { call, has: () => true } as unknown as World, sent };
}

describe('the languages of a VIP account', () => {
  test('are offered with those set first, once however written, and none again that all have', () => {
    const offered = (...tags: string[][]) =>
      addLanguageTag.asks?.languages.options(tags.map((languageTags) => aVip({ languageTags })));
    const [first, second, ...others] = offered(['VI', 'en'], ['vi', 'fr']) ?? [];
    expect([first?.value, first?.isThere, second?.value, second?.isThere]).toEqual(['vi', true, 'en', undefined]);
    expect(others.filter(({ isThere }) => isThere)).toEqual([]);
    expect(offered()?.some(({ isThere }) => isThere)).toBe(false);
    const toRemove = removeLanguageTag.asks?.languages.options([aVip({ languageTags: ['fr'] }), aVip()]);
    expect(toRemove?.map(({ value }) => value)).toEqual(['fr', 'vi']);
    expect(addLanguageTag.asks?.languages.check?.([], [], {})).toBe('vip.chooseLanguages');
    expect(addLanguageTag.asks?.languages.check?.(['vi'], [], {})).toBeNull();
  });

  test('are not touched where the account can’t be read, and are no more once it is off the list', async () => {
    const refusal = { refused: Code.unavailable, message: '' };
    for (const command of [addLanguageTag, removeLanguageTag]) {
      const { world, sent } = aWorld(() => refusal);
      expect(await command.run(world, aVip(), { languages: ['en'] })).toEqual(refusal);
      expect(sent.map(({ id }) => id)).toEqual(['GET /follow/detail']);
      expect(command.when?.(aVip({ removed: true }))).toBe('curated.removed');
      expect(command.outcome?.stillApplies?.(aVip(), aVip())).toBe(true);
    }
  });

  test('taken out are put back by undo, as far as they were there', () => {
    expect(removeLanguageTag.undo?.(aVip({ languageTags: ['VI'] }), { languages: ['vi', 'en'] })).toEqual([
      'vip.addLanguageTag',
      { languages: ['vi'] },
    ]);
  });

  test('come back with the account: by one call where the server takes them so, else by two', async () => {
    const row = aVip({ pubkey: 'lan' });
    const takes = aWorld(() => ({ data: aVip({ languageTags: ['vi', 'en'] }) }));
    await putBackVip.run(takes.world, row, { tags: ['vi'] });
    expect(takes.sent).toEqual([{ id: 'POST /follow/createvip', input: { pubkey: 'lan', tags: ['vi'] } }]);
    const silent = aWorld();
    await putBackVip.run(silent.world, row, { tags: ['vi'] });
    expect(silent.sent[1]).toEqual({ id: 'POST /follow/setlanguagetags', input: { pubkey: 'lan', tags: ['vi'] } });
    const refusal = { refused: Code.forbidden, message: '' };
    const refused = aWorld(() => refusal);
    expect(await putBackVip.run(refused.world, row, { tags: ['vi'] })).toEqual(refusal);
    expect(refused.sent).toHaveLength(1);
    // Whether the second call arrived nobody knows: the runner looks.
    const lost = aWorld(({ id }) => (id.endsWith('tags') ? { refused: Code.lost, message: '' } : { data: null }));
    expect(await putBackVip.run(lost.world, row, { tags: ['vi'] })).toMatchObject({ refused: Code.lost });
  });

  test('of an account that had none are not set after it has come back', async () => {
    const row = aVip({ pubkey: 'lan', removed: true });
    const { world, sent } = aWorld(({ id }) => ({ data: id.startsWith('GET') ? row : null }));
    expect(await putBackVip.elsewhere?.arrived?.(world, row, { tags: [] })).toEqual({ data: row });
    expect(sent).toHaveLength(1);
    expect(await putBackVip.elsewhere?.arrived?.(world, row, { tags: ['fr'] })).toEqual({
      data: { ...row, removed: false, languageTags: ['fr'] },
    });
  });
});

describe('a list that staff keep', () => {
  test.each([
    ['vip', aProfile({ pubkey: 'lan' }), aVip({ pubkey: 'lan' }), { pubkey: 'lan' }],
    ['tvUser', aProfile({ pubkey: 'lan' }), aTvUser({ pubkey: 'lan' }), { pubkey: 'lan' }],
    ['hotlive', aMediaEntry({ idmedia: 'm1' }), aMediaEntry({ idmedia: 'm1' }), { idmedia: 'm1' }],
    ['tvSlider', aMediaEntry({ idmedia: 'm1' }), aMediaEntry({ idmedia: 'm1' }), { idmedia: 'm1' }],
  ])('%s takes a row in and lets it out by its id, and says so to its list', async (noun, outside, inside, named) => {
    const id = Object.values(named)[0];
    for (const [verb, row, as] of [
      ['add', outside, 'added'],
      ['takeBack', outside, 'out'],
      ['remove', inside, undefined],
      ['putBack', inside, undefined],
    ] as const) {
      const command = mutation(`${noun}.${verb}`);
      const { world, sent } = aWorld();
      expect(await command.run(world, row, { tags: [] } as never)).toEqual({ data: null });
      expect(sent[0]?.input).toMatchObject(named);
      expect(command.list?.moves?.(row, {})).toEqual(as && [{ kind: noun, id, as }]);
    }
    expect(mutation(`${noun}.add`).undo?.(outside, {})).toEqual([`${noun}.takeBack`, {}]);
    expect(mutation(`${noun}.takeBack`).undo?.(outside, {})).toEqual([`${noun}.add`, {}]);
    expect(mutation(`${noun}.remove`).undo?.(inside, {})?.[0]).toBe(`${noun}.putBack`);
    expect(mutation(`${noun}.putBack`).undo?.(inside, {})).toEqual([`${noun}.remove`, {}]);
    expect(mutation(`${noun}.remove`).when?.({ ...inside, removed: true })).toBe('curated.removed');
  });

  test('of media says of one that is there already, and shows nothing of lists where nobody says them', () => {
    const row = aMediaEntry({ mediaType: 2, lists: ['tvslider'] });
    const add = mutation('hotlive.add');
    expect(add.when?.(row)).toBeNull();
    expect(add.change?.(row, {}).lists).toEqual(['tvslider', 'hotlive']);
    expect(add.when?.({ ...row, lists: ['hotlive'] })).toBe('hotlive.alreadyThere');
    expect(mutation('hotlive.takeBack').change?.({ ...row, lists: ['hotlive', 'tvslider'] }, {}).lists).toEqual([
      'tvslider',
    ]);
    const bare = aMediaEntry({ mediaType: 2 });
    expect(add.change?.(bare, {})).toEqual(bare);
    expect(add.outcome?.stillApplies?.(row, row)).toBe(true);
  });
});
