import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Command, isMutation, kindOf } from '../../commands/core/definition';
import type { World } from '../../commands/core/world';
import { hotliveCommands, tvSliderCommands } from '../../commands/curated/media';
import {
  addLanguageTag,
  addTvUser,
  addVip,
  putBackVip,
  removeLanguageTag,
  removeVip,
} from '../../commands/curated/members';
import { COMMANDS } from '../../commands/every';
import { hotlive, tvSlider } from '../../contract/curatedMedia';
import { tvUsers, type Vip, vip } from '../../contract/curatedMembers';
import { Code } from '../../contract/wire/codes';
import { MEDIA_TYPES } from '../../contract/wire/constants';
import type { Endpoint } from '../../contract/wire/endpoint';
import { aMediaEntry, aProfile, aVip } from './rows';

/** A server with one VIP account; `takesTags` is whether it takes them when adding, which section 7 does not ask of it. */
function aServer(tags: readonly string[], { isThere = true, takesTags = true } = {}) {
  let now: Vip | null = isThere ? aVip({ languageTags: [...tags] }) : null;
  const paths: string[] = [];
  const call = async ({ path }: { path: string }, input: { tags?: string[] }) => {
    paths.push(path);
    if (path === '/follow/createvip') {
      const added = now === null;
      now ??= aVip({ languageTags: takesTags ? (input.tags ?? []) : [] });
      return { data: { ...now, ...(takesTags ? { added } : {}) } };
    }
    if (path === '/follow/getlistvip') return { data: now ? [now] : [], total: now ? 1 : 0 };
    if (now === null) return { refused: Code.notFound, message: '' };
    if (path === '/follow/setlanguagetags') now = { ...now, languageTags: input.tags ?? [] };
    return { data: now };
  };
  return { world: { call } as unknown as World, paths, tags: () => now?.languageTags };
}

const LANGUAGES = ['vi', 'en', 'zh', 'ar', 'zh-Hant'];
const some = fc.uniqueArray(fc.constantFrom(...LANGUAGES));

describe('language tags', () => {
  test('are added to what the account has now, only where absent, and undo takes out exactly those', async () => {
    await fc.assert(
      fc.asyncProperty(some, some, some, async (shown, behind, languages) => {
        fc.pre(languages.length > 0);
        // Somebody else has tagged the account since the row was read.
        const has = [...new Set([...shown, ...behind])];
        const { world, tags } = aServer(has);
        const row = aVip({ languageTags: shown });
        const answer = await addLanguageTag.run(world, row, { languages });
        expect(tags()).toEqual([...new Set([...has, ...languages])]);
        const isNew = languages.some((tag) => !has.includes(tag));
        expect(answer.refused).toBe(isNew ? undefined : Code.taskEnded);
        const [undoId, args] = addLanguageTag.undo?.(row, { languages }) ?? [];
        expect(undoId).toBe('vip.removeLanguageTag');
        await removeLanguageTag.run(world, row, args as { languages: string[] });
        for (const tag of shown) expect(tags()).toContain(tag);
      }),
    );
  });

  test('that only the server understands, or that are many, stay as they are written', async () => {
    const odd = ['tiếng Mường', 'VI', ...Array.from({ length: 30 }, (_, nth) => `x-${nth}`)];
    const { world, tags } = aServer(odd);
    const row = aVip({ languageTags: odd });
    await addLanguageTag.run(world, row, { languages: ['vi', 'en'] });
    expect(tags()).toEqual([...odd, 'en']);
    await removeLanguageTag.run(world, row, { languages: ['vi'] });
    expect(tags()).toEqual([...odd.filter((tag) => tag !== 'VI'), 'en']);
  });

  test('taking out what nobody has changes nothing and is no failure', async () => {
    const { world, paths } = aServer(['vi']);
    expect(await removeLanguageTag.run(world, aVip(), { languages: ['en'] })).toMatchObject({
      refused: Code.taskEnded,
    });
    expect(paths).toEqual(['/follow/detail']);
  });

  test('an account without tags has none to take out', () => {
    expect(removeLanguageTag.when?.(aVip({ languageTags: [] }))).toBe('vip.noTags');
    expect(addLanguageTag.when?.(aVip({ languageTags: [] }))).toBeNull();
  });
});

describe('adding', () => {
  test('a member who is there already is settled, not done, so that undo has nothing to take out', async () => {
    expect(await addVip.run(aServer([], { isThere: false }).world, aProfile(), {})).toEqual({ data: null });
    expect(await addVip.run(aServer([]).world, aProfile(), {})).toMatchObject({ refused: Code.taskEnded });
    // A server that does not say so is believed.
    expect(await addVip.run(aServer([], { takesTags: false }).world, aProfile(), {})).toEqual({ data: null });
  });

  test.each([true, false])(
    'putting a VIP account back brings its languages back: taken when adding %s',
    async (takes) => {
      const { world, tags } = aServer([], { isThere: false, takesTags: takes });
      const before = aVip({ languageTags: ['vi', 'fr'] });
      const [undoId, args] = removeVip.undo?.(before, {}) ?? [];
      expect(undoId).toBe('vip.putBack');
      await putBackVip.run(world, before, args as { tags: string[] });
      expect(tags()).toEqual(['vi', 'fr']);
    },
  );

  test('a VIP account that may be back already is tagged as it was, and one that is not there is said not to be', async () => {
    const before = aVip({ languageTags: ['vi', 'fr'] });
    const back = aServer([], { takesTags: false });
    const found = await putBackVip.elsewhere?.arrived?.(back.world, before, { tags: ['vi', 'fr'] });
    expect(found).toMatchObject({ data: { languageTags: ['vi', 'fr'] } });
    expect(back.tags()).toEqual(['vi', 'fr']);
    const { world } = aServer([], { isThere: false });
    expect(await putBackVip.elsewhere?.arrived?.(world, before, { tags: ['vi'] })).toEqual({ data: null });
    expect(await addVip.elsewhere?.arrived?.(world, aProfile(), {})).toEqual({ data: null });
    const profile = aProfile();
    expect(await addVip.elsewhere?.arrived?.(back.world, profile, {})).toEqual({ data: profile });
  });

  test.each([
    ['/follow/detail', addVip],
    ['/tv/detail', addTvUser],
  ])('where %s is refused with anything, the list says who is there already', async (detail, command) => {
    const there = aProfile();
    const absent = { ...aProfile(), pubkey: 'somebody-else' };
    for (const code of [Code.notFound, Code.forbidden, Code.unexpected, Code.unreadable, Code.lost]) {
      const call = async ({ path }: { path: string }, { position = 0 }: { position?: number }) =>
        path === detail ? { refused: code, message: '' } : { data: position === 0 ? [there] : [], total: 1 };
      const world = { call } as unknown as World;
      expect(await command.elsewhere?.arrived?.(world, there, {})).toEqual({ data: there });
      expect(await command.elsewhere?.arrived?.(world, absent, {})).toEqual({ data: null });
    }
    const silent = { call: async () => ({ refused: Code.unexpected, message: '' }) } as unknown as World;
    expect(await command.elsewhere?.arrived?.(silent, there, {})).toMatchObject({ refused: Code.lost });
  });

  test('a VIP account that came back without its languages is neither done nor failed, and says which', async () => {
    const { world, tags } = aServer([], { isThere: false, takesTags: false });
    const call = async (endpoint: Endpoint, input: never) =>
      endpoint === vip.setTags ? { refused: 999, message: 'no' } : world.call(endpoint, input);
    const answer = await putBackVip.run({ call } as unknown as World, aVip(), { tags: ['vi'] });
    expect(answer).toMatchObject({ refused: Code.halfDone });
    expect(tags()).toEqual([]);
  });

  test('hotlive takes types 2, 3, 4 and 7, the slider type 1, and each says so of the others', () => {
    for (const mediaType of MEDIA_TYPES) {
      const medium = aMediaEntry({ mediaType });
      expect(hotliveCommands.add.when?.(medium)).toBe([2, 3, 4, 7].includes(mediaType) ? null : 'hotlive.wrongType');
      expect(tvSliderCommands.add.when?.(medium)).toBe(mediaType === 1 ? null : 'tvSlider.wrongType');
    }
  });
});

test('whatever adds to a curated list or takes out of it from elsewhere says so, so that the list shows it at once', () => {
  const lists = { vip, tvUser: tvUsers, hotlive, tvSlider };
  const acts = (COMMANDS as readonly Command[]).filter(isMutation);
  for (const [kind, { create, remove }] of Object.entries(lists)) {
    for (const [call, as] of [
      [create, 'added'],
      [remove, 'out'],
    ] as const) {
      const others = acts.filter((command) => command.endpoint === call && kindOf(command) !== kind);
      expect(others.length).toBeGreaterThan(0);
      for (const command of others) {
        const row = kindOf(command) === 'profile' ? aProfile() : aMediaEntry();
        const told = command.list?.moves?.({ ...row, media: [] }, { idmedia: 'm1' });
        expect(
          told?.map((move: { kind: string; as: string }) => [move.kind, move.as]),
          command.id,
        ).toEqual([[kind, as]]);
      }
    }
  }
});
