import * as profiles from '../../contract/profiles';
import { BLOCK_KINDS, type BlockKind, type Profile } from '../../contract/profiles';
import { Code } from '../../contract/wire/codes';
import { defineMutation, internal, many, someOf, unchangedValue } from '../core/definition';
import { ok } from '../core/disabledReason';
import type { World } from '../core/world';

/** Their posts are shown to themselves alone. */
export const ONLY_ME: BlockKind = 'BLOCK_POST_ALLOW_ONLY_ME';
const isKnown = (kind: string): kind is BlockKind => BLOCK_KINDS.some((known) => known === kind);
/**
 * The full set in the catalogue's order: the call takes the whole set, not a difference (docs/specification.md section 4). Kinds that
 * only the server knows stand at its end, as they came.
 */
const inOrder = (kinds: ReadonlySet<string>) => [
  ...BLOCK_KINDS.filter((kind) => kinds.has(kind)),
  ...[...kinds].filter((kind) => !isKnown(kind)),
];
const toggled = (kinds: readonly string[], kind: BlockKind) =>
  kinds.includes(kind) ? kinds.filter((other) => other !== kind) : inOrder(new Set([...kinds, kind]));

const sendBlocks = ({ call }: World, { pubkey }: Profile, blockTypes: readonly string[]) =>
  call(profiles.block, { pubkey, blockTypes: [...blockTypes] });

/** Sets exactly these kinds; what undo of every block command runs. */
export const setBlocks = defineMutation({
  id: 'profile.setBlocks',
  recordedAs: 'profile.unblock',
  on: many('profile'),
  reads: ['blocks'],
  endpoint: profiles.block,
  asks: { kinds: internal<readonly string[]>() },
  listed: false,
  change: (row, { kinds }) => ({ ...row, blocks: [...kinds] }),
  run: (world, row, { kinds }) => sendBlocks(world, row, kinds),
  undo: (before) => ['profile.setBlocks', { kinds: before.blocks }],
});

/** What a member is to have: the kinds that are ticked, and of those left as they are what it has (`asItIs`). */
const kindsFor = ({ blocks }: Profile, kinds: readonly string[]) => [
  ...BLOCK_KINDS.filter(
    (kind) => kinds.includes(kind) || (blocks.includes(kind) && kinds.includes(unchangedValue(kind))),
  ),
  ...blocks.filter((kind) => !isKnown(kind)),
];
const isAlready = (row: Profile, kinds: readonly string[]) =>
  BLOCK_KINDS.every((kind) => row.blocks.includes(kind) === kindsFor(row, kinds).includes(kind));

/** Sets exactly the kinds that are ticked, which begin as they are: each is put on or lifted by itself (docs/specification.md section 4). */
export const blockProfile = defineMutation({
  id: 'profile.block',
  on: many('profile'),
  reads: ['blocks'],
  endpoint: profiles.block,
  asks: {
    kinds: someOf<BlockKind>(
      [
        { value: 'BLOCK_POST', press: 'p' },
        { value: 'BLOCK_COMMENT', press: 'c' },
        { value: 'BLOCK_POST_ALLOW_ONLY_ME', press: 's' },
      ],
      {
        pressAll: 'b',
        present: (row: Profile) => row.blocks.filter(isKnown),
        check: (kinds, rows) =>
          rows.length > 0 && (rows as readonly Profile[]).every((row) => isAlready(row, kinds))
            ? 'profile.chooseKinds'
            : ok,
      },
    ),
  },
  key: { press: 'b', where: 'profile' },
  tone: 'danger',
  isGrave: true,
  icon: 'lock',
  change: (row, { kinds }) => ({ ...row, blocks: kindsFor(row, kinds) }),
  run: async (world, row, { kinds }) =>
    isAlready(row, kinds)
      ? { refused: Code.taskEnded, message: 'It has just these blocks already.' }
      : sendBlocks(world, row, kindsFor(row, kinds)),
  words: { noopMessage: 'profile.blocksAreSo' },
  undo: (before) => ['profile.setBlocks', { kinds: before.blocks }],
});

export const unblockProfile = defineMutation({
  id: 'profile.unblock',
  on: many('profile'),
  reads: ['blocks'],
  endpoint: profiles.block,
  icon: 'lock-open',
  when: (row) => (row.blocks.some(isKnown) ? ok : 'profile.notBlocked'),
  change: (row) => ({ ...row, blocks: kindsFor(row, []) }),
  run: (world, row) => sendBlocks(world, row, kindsFor(row, [])),
  undo: (before) => ['profile.setBlocks', { kinds: before.blocks }],
});

const isOnlyMe = ({ blocks }: Profile) => blocks.includes(ONLY_ME);

/** Resends the full set plus or minus only-me (docs/specification.md section 4). */
export const toggleOnlyMe = defineMutation({
  id: 'profile.toggleOnlyMe',
  recordedAs: 'profile.block',
  on: many('profile'),
  reads: ['blocks'],
  endpoint: profiles.block,
  icon: 'eye-off',
  whenTogether: (rows) => (rows.every(isOnlyMe) || !rows.some(isOnlyMe) ? ok : 'profile.onlyMeApart'),
  change: (row) => ({ ...row, blocks: toggled(row.blocks, ONLY_ME) }),
  run: (world, row) => sendBlocks(world, row, toggled(row.blocks, ONLY_ME)),
  undo: (before) => ['profile.setBlocks', { kinds: before.blocks }],
});
