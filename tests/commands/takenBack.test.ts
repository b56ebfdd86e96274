import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type AnyMutation,
  type Asks,
  type AskText,
  type Command,
  isMutation,
  type Move,
} from '../../commands/core/definition';
import type { Rows } from '../../commands/core/rows';
import type { World } from '../../commands/core/world';
import { COMMANDS, commandById } from '../../commands/every';
import { fieldsOf } from '../../commands/temples/fields';
import { bornOn, dayOf } from '../../contract/birthDay';
import { BLOCK_KINDS, GENDERS, type Profile } from '../../contract/profiles';
import { EMPTY_TEMPLE, TEMPLE_TYPES } from '../../contract/temples/calls';
import { ACTION_IDS } from '../../contract/wire/areas';
import { Code } from '../../contract/wire/codes';
import { MEDIA_TYPES } from '../../contract/wire/constants';
import type { Endpoint } from '../../contract/wire/endpoint';
import type { Principal } from '../../contract/wire/permissions';
import { aComment, aMediaEntry, aMedium, anAdminUser, aPost, aProfile, aRole, aTemple, aTvUser, aVip } from './rows';

/** Whoever may do everything, and is none of the rows. */
const ANYBODY: Principal = { uid: 900_001, tierId: 100, actions: new Set(ACTION_IDS) };

const lists = fc.option(fc.uniqueArray(fc.constantFrom('hotlive' as const, 'tvslider' as const)), { nil: undefined });
const mediaType = fc.constantFrom(...MEDIA_TYPES);
const medium = fc
  .tuple(mediaType, lists)
  .map(([type, on]) => aMedium({ mediaType: type, ...(on ? { lists: on } : {}) }));
/** A medium among all, and one as the list has it. */
const entry = fc
  .tuple(mediaType, lists)
  .map(([type, on]) => aMediaEntry({ mediaType: type, ...(on ? { lists: on } : {}) }));
const onTheList = fc.tuple(mediaType, fc.boolean()).map(([type, removed]) => aMediaEntry({ mediaType: type, removed }));
const words = fc.constantFrom('', 'Huế', 'Đà Nẵng', 'lan@chua.vn');
const phone = fc.constantFrom('', '0901234567', '+84 90 123 45 67');
const tags = fc.uniqueArray(fc.constantFrom('vi', 'en', 'zh', 'ar'));
const actions = fc.uniqueArray(fc.constantFrom(...ACTION_IDS), { maxLength: 5 });

/** Rows of each kind in every state that its commands look at. */
const ROWS: { readonly [K in keyof Rows]?: fc.Arbitrary<Rows[K]> } = {
  post: fc
    .record({
      hidden: fc.boolean(),
      blocked: fc.boolean(),
      deleted: fc.boolean(),
      media: fc.array(medium, { maxLength: 3 }),
    })
    .map(aPost),
  profile: fc
    .record({
      phone,
      phoneVerified: fc.boolean(),
      authentic: fc.boolean(),
      blocks: fc.subarray([...BLOCK_KINDS]),
      email: words,
      location: words,
      idCard: words,
      displayName: fc.constantFrom('Lan', 'Mai'),
      gender: fc.constantFrom(...GENDERS),
      bornAt: fc.option(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })),
    })
    .map(aProfile),
  comment: fc.record({ deleted: fc.boolean() }).map(aComment),
  vip: fc.record({ removed: fc.boolean(), languageTags: tags }).map(aVip),
  tvUser: fc.record({ removed: fc.boolean() }).map(aTvUser),
  media: entry,
  hotlive: onTheList,
  tvSlider: onTheList,
  adminUser: fc
    .record({
      status: fc.constantFrom(1 as const, 2 as const, 3 as const),
      tier_id: fc.constantFrom(99, 100),
      avatar: words,
      second_factor: fc.boolean(),
      service: fc.constantFrom(null, { has_token: true, expires: null }, { has_token: false, expires: null }),
    })
    .map(anAdminUser),
  temple: fc
    .record({ deleted: fc.boolean(), city: words, description: words, type: fc.constantFrom(...TEMPLE_TYPES) })
    .map(aTemple),
  role: fc.record({ action_ids: actions, needs_second_factor: fc.boolean() }).map(aRole),
};

/** What people answer, where a command asks. */
const ANSWERS: Readonly<Record<string, (row: never) => fc.Arbitrary<object>>> = {
  'post.promoteHotlive': (row: Rows['post']) => ofItsMedia(row),
  'post.promoteSlider': (row: Rows['post']) => ofItsMedia(row),
  // The number is corrected and confirmed in one: taking that back leaves it corrected.
  'profile.verifyPhone': (row: Profile) =>
    fc.constantFrom(row.phone, ` ${row.phone} `).map((typed) => ({ phone: typed })),
  'profile.unverifyPhone': () => fc.constant({}),
  'profile.setBlocks': () => fc.record({ kinds: fc.subarray([...BLOCK_KINDS]) }),
  'profile.block': () => fc.record({ kinds: fc.subarray([...BLOCK_KINDS]) }),
  'profile.update': (row: Profile) =>
    fc.record({
      displayName: fc.constantFrom(row.displayName, 'Hoa'),
      email: words,
      phone,
      birthDay: fc.constantFrom(dayOf(row.bornAt), '1990-05-31', ''),
      gender: fc.constantFrom(...GENDERS, 'unsaid'),
      idCard: words,
      location: words,
      photo: fc.constantFrom('', '/photos/moi.webp'),
    }),
  'profile.setFields': (row: Profile) =>
    fc.record({
      fields: fc.record(
        {
          location: words,
          bornAt: fc.constantFrom(null, bornOn('1990-05-31', row.bornAt)),
          gender: fc.constantFrom(...GENDERS),
        },
        { requiredKeys: [] },
      ),
    }),
  'vip.addLanguageTag': () => fc.record({ languages: tags }),
  'vip.removeLanguageTag': () => fc.record({ languages: tags }),
  'post.unpromoteHotlive': (row: Rows['post']) => ofItsMedia(row),
  'post.unpromoteSlider': (row: Rows['post']) => ofItsMedia(row),
  'vip.putBack': (row: Rows['vip']) => fc.constant({ tags: row.languageTags }),
  'adminUser.edit': () =>
    fc.record({
      userName: fc.constant('hoa'),
      displayName: fc.constantFrom('Hoa', ' Hoa '),
      role: fc.constantFrom('none', '7'),
      tier: fc.constantFrom('99', '100'),
      organId: fc.constant('0'),
      position: fc.constant('1'),
      rankId: fc.constant('0'),
      avatar: words,
    }),
  'adminUser.setStatus': () => fc.record({ status: fc.constantFrom('1', '3') }),
  'temple.setType': () => fc.record({ type: fc.constantFrom(...TEMPLE_TYPES) }),
  'temple.setField': () =>
    fc.record({ field: fc.constantFrom('city', 'description'), value: fc.constantFrom('', ' Huế ') }),
  'temple.add': () => fc.constant({ fields: { ...EMPTY_TEMPLE, name: 'Chùa Dâu' } }),
  'temple.edit': () => fc.record({ fields: fc.record({ city: words, description: words }, { requiredKeys: [] }) }),
  'temple.revert': () => fc.record({ fields: fc.record({ city: words, description: words }, { requiredKeys: [] }) }),
  'temple.mergeRows': (row: Rows['temple']) =>
    fc
      .constantFrom(row.templeId, 'another')
      .map((keep) => ({ keep, was: fieldsOf(row), fields: { ...fieldsOf(row), city: 'Vinh' } })),
  'temple.unmergeRows': () => fc.constant({ former: { city: 'Huế' } }),
  'role.edit': () => fc.record({ name: fc.constantFrom('Mới', ' Mới ') }),
  'role.toggleAction': () => fc.record({ action: fc.constantFrom(...ACTION_IDS) }),
  'role.setActions': () => fc.record({ actions }),
};
const ofItsMedia = ({ media }: Rows['post']) =>
  fc.constantFrom('m0', ...media.map(({ idmedia = '' }) => idmedia)).map((idmedia) => ({ idmedia }));

interface Case {
  readonly row: object;
  readonly args: Readonly<Record<string, unknown>>;
}
const takes = ({ when }: AnyMutation, row: object) => (when?.(row, ANYBODY) ?? null) === null;
const changed = ({ change }: AnyMutation, row: object, args: unknown): object => change?.(row, args as never) ?? row;

/** Holds on rows that the command takes, with answers that its questions take. */
function always(command: AnyMutation, holds: (given: Case) => void | Promise<void>) {
  const { id, on, asks = {} } = command;
  const answers = ANSWERS[id] as ((row: object) => fc.Arbitrary<Case['args']>) | undefined;
  if (!answers && Object.keys(asks).length > 0) throw new Error(`Nobody says what is answered to ${id}.`);
  const rows = ROWS[on.kind as keyof typeof ROWS] as fc.Arbitrary<object>;
  const cases = rows.chain((row) => (answers?.(row) ?? fc.constant({})).map((args) => ({ row, args })));
  const isTaken = ({ row, args }: Case) =>
    takes(command, row) &&
    Object.entries(asks as Asks).every(([name, ask]) => {
      const check = 'check' in ask ? (ask.check as AskText['check']) : undefined;
      return (check?.(args[name] as string, [row], args) ?? null) === null;
    });
  const property = fc.asyncProperty(cases, async (given) => {
    fc.pre(isTaken(given));
    await holds(given);
  });
  return fc.assert(property, { numRuns: 30 });
}

const MUTATIONS = (COMMANDS as readonly Command[]).filter(isMutation).filter(({ on }) => on.kind in ROWS);
/** What people do to rows that shows at once, and not by undoing alone. */
const ACTS = MUTATIONS.filter(({ change, list, listed }) => (change || list?.moves) && listed !== false);
const named = (commands: readonly AnyMutation[]) => commands.map((command) => [command.id, command] as const);

const opposite = (move: Move): Move => ({ ...move, as: move.as === 'out' ? 'back' : 'out' });

/** As a list shows it: what has not happened to a row is no more said than what has been taken back, and sets have no order. */
const shown = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(shown).sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([name, one]) => one !== false || !['removed', 'deleted', 'gone'].includes(name))
            .map(([name, one]) => [name, shown(one)]),
        )
      : value;

describe('what was done to a row', () => {
  test.each(named(ACTS.filter(({ undo }) => undo)))(
    '%s can be taken back as it stands and done again, here and in other lists',
    async (_id, command) => {
      await always(command, ({ row, args }) => {
        const back = command.undo?.(row, args);
        if (!back) return;
        const inverse = commandById(back[0]) as AnyMutation;
        const after = changed(command, row, args);
        expect(takes(inverse, after)).toBe(true);
        const before = changed(inverse, after, back[1]);
        expect(shown(before)).toEqual(shown(row));
        expect(inverse.list?.moves?.(after, back[1]) ?? []).toEqual(
          (command.list?.moves?.(row, args) ?? []).map(opposite),
        );
        const again = inverse.undo?.(after, back[1]);
        const redo = commandById(again?.[0] ?? '') as AnyMutation;
        expect(takes(redo, before)).toBe(true);
        expect(shown(changed(redo, before, again?.[1]))).toEqual(shown(after));
      });
    },
  );

  const isSwitch = ({ id }: AnyMutation) => id === 'role.toggleSecondFactor';
  test.each(named(ACTS.filter((command) => !command.asks && command.when && !isSwitch(command))))(
    '%s is not offered on it once more, where it shows',
    async (_id, command) => {
      await always(command, ({ row, args }) => {
        const after = changed(command, row, args);
        fc.pre(JSON.stringify(after) !== JSON.stringify(row));
        expect(takes(command, after)).toBe(false);
      });
    },
  );
});

/** What a call of the contract makes of a row on the server. */
const EFFECTS: Readonly<Record<string, (row: never, input: never) => object>> = {
  'POST /post/hidepost': (row: object) => ({ ...row, hidden: true }),
  'POST /post/unhidepost': (row: object) => ({ ...row, hidden: false }),
  'POST /post/blockpost': (row: object) => ({ ...row, blocked: true }),
  'POST /post/unblockpost': (row: object) => ({ ...row, blocked: false }),
  'DELETE /post/deletepost': (row: object) => ({ ...row, deleted: true }),
  'POST /post/restorepost': (row: object) => ({ ...row, deleted: false }),
  'DELETE /comment/deletecomment': (row: object) => ({ ...row, deleted: true }),
  'POST /comment/restorecomment': (row: object) => ({ ...row, deleted: false }),
  'POST /hotlive/create': (row: object, { idmedia }: OfMedium) => listed(row, idmedia, 'hotlive', true),
  'DELETE /hotlive/delete': (row: object, { idmedia }: OfMedium) => listed(row, idmedia, 'hotlive', false),
  'POST /tvslider/create': (row: object, { idmedia }: OfMedium) => listed(row, idmedia, 'tvslider', true),
  'DELETE /tvslider/delete': (row: object, { idmedia }: OfMedium) => listed(row, idmedia, 'tvslider', false),
  'POST /follow/createvip': (row: Rows['vip'], { tags }: { tags?: string[] }) =>
    'languageTags' in row ? { ...row, removed: false, languageTags: tags } : row,
  'DELETE /follow/deletevip': (row: object) => ('languageTags' in row ? { ...row, removed: true } : row),
  'POST /follow/setlanguagetags': (row: object, { tags }: { tags: string[] }) => ({ ...row, languageTags: tags }),
  'POST /tv/create': (row: object) => ('blocks' in row ? row : { ...row, removed: false }),
  'DELETE /tv/delete': (row: object) => ('blocks' in row ? row : { ...row, removed: true }),
  'PUT /users/verifyphone': (row: object, input: { phonenumber: string; verifyValue: boolean }) => ({
    ...row,
    phone: input.phonenumber,
    phoneVerified: input.verifyValue,
  }),
  'PUT /users/setauthentic': (row: object, { isAuthentic }: { isAuthentic: boolean }) => ({
    ...row,
    authentic: isAuthentic,
  }),
  'PUT /users/block': (row: object, { blockTypes }: { blockTypes: string[] }) => ({ ...row, blocks: blockTypes }),
  'PUT /users/updatebypubkey': (row: object, { body }: { body: object }) => ({ ...row, ...body }),
  'PUT /adminusers/ban': (row: object) => ({ ...row, status: 2 }),
  'PUT /adminusers/updatestatus': (row: object, { status }: { status: number }) => ({ ...row, status }),
  'PUT /adminusers/{id}': (
    row: object,
    { body: { updated: _held, roles: _own, ...body } }: { body: Record<string, unknown> },
  ) => ({ ...row, ...body }),
  'DELETE /adminusers/{id}': (row: object) => ({ ...row, gone: true }),
  'DELETE /adminusers/{id}/secondfactor': (row: object) => ({ ...row, second_factor: false }),
  'DELETE /serviceaccounts/{id}/token': (row: object) => ({ ...row, service: { has_token: false, expires: null } }),
  'PUT /roles/{id}': (row: object, { body: { updated: _held, ...body } }: { body: Record<string, unknown> }) => ({
    ...row,
    ...body,
  }),
  'DELETE /location/delete': (row: object) => ({ ...row, deleted: true }),
  'POST /location/restore': (row: object) => ({ ...row, deleted: false }),
  'POST /location/create': (row: object, { body }: { body: object }) => ({ ...row, ...body, deleted: false }),
  'PUT /location/edit': (row: object, { body }: { body: object }) => ({ ...row, ...body }),
  'DELETE /roles/{id}': (row: object) => ({ ...row, gone: true }),
};
interface OfMedium {
  readonly idmedia: string;
}
type Carrier = { readonly idmedia?: string; readonly lists?: readonly string[]; readonly media?: readonly Carrier[] };
/** On the list itself a medium stands or not; anywhere else its `lists` say it, where the server says them. */
const listed = (row: Carrier, idmedia: string, list: string, isOn: boolean): object => {
  const after = (one: Carrier) => {
    const others = one.lists?.filter((other) => other !== list);
    return one.idmedia === idmedia && others ? { ...one, lists: isOn ? [...others, list] : others } : one;
  };
  if ('removed' in row) return { ...row, removed: !isOn };
  return row.media ? { ...row, media: row.media.map(after) } : after(row);
};

/** A server that has this row: it takes what the contract says alone, and writes down what it was asked for. */
function aServer(row: object) {
  const state = { row, sent: [] as string[] };
  const call = async (endpoint: Endpoint, input: Record<string, unknown>) => {
    const shape: Record<string, unknown> = {
      ...endpoint.query,
      ...endpoint.params,
      ...(endpoint.body ? { body: endpoint.body } : {}),
    };
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(Object.keys(input)));
    for (const [name, schema] of Object.entries(shape)) z.encode(schema as z.ZodMiniType, input[name]);
    const names = { ...input, ...(input.body as object) };
    const ids = ['pubkey', 'uid', 'id', 'idpost', 'idcomment', 'idmedia', 'idlocation', 'templeId', 'uname'].filter(
      (name) => name in names,
    );
    expect(ids.length, 'names its row').toBeGreaterThan(0);
    state.sent.push(endpoint.id);
    if (endpoint.method !== 'GET') state.row = EFFECTS[endpoint.id]?.(state.row as never, input as never) ?? state.row;
    return { data: state.row };
  };
  const world = { call, has: () => true, me: () => ANYBODY } as unknown as World;
  return { state, world };
}

describe('what is shown at once', () => {
  // Merging is an edit of the one that stays and deletions of the others (templesTogether.test.ts).
  const isOneCall = ({ id }: AnyMutation) => id !== 'temple.mergeRows';
  test.each(named(MUTATIONS.filter((command) => (command.change || command.list?.moves) && isOneCall(command))))(
    'of %s is what its call makes of the row',
    async (_id, command) => {
      await always(command, async ({ row, args }) => {
        const { state, world } = aServer(row);
        const { refused } = await command.run(world, row, args as never);
        if (refused === Code.taskEnded) expect(state.sent.filter((id) => !id.startsWith('GET'))).toEqual([]);
        else expect([refused, state.sent.at(-1)]).toEqual([undefined, command.endpoint.id]);
        expect(shown(changed(command, row, args))).toEqual(shown(state.row));
      });
    },
  );
});
