import * as teamViews from '../contract/teamViews';
import { isBlank } from '../contract/wire/isBlank';
import { defineConsoleCommand, defineMutation, internal, many, mapAnswer, nothing, one, text } from './core/definition';
import { ok } from './core/disabledReason';
import type { TeamViewRow } from './core/rows';

const usable = (name: string) =>
  isBlank(name) ? 'view.noName' : name.trim().length > teamViews.VIEW_NAME_MAX ? 'view.nameTooLong' : ok;

/** Saves the screen as the address has it for the team: as a new view, or in place of the one of that name. */
const shareView = defineConsoleCommand({
  id: 'view.share',
  on: nothing(),
  permission: teamViews.save.permission,
  extension: 'teamViews',
  icon: 'share-2',
  asks: { name: text({ check: usable }) },
  run: (world, _none, { name }) => world.views.share(name.trim()),
});

/** Takes a view from the team. */
const unshareView = defineMutation({
  id: 'view.unshare',
  on: many('teamView'),
  endpoint: teamViews.remove,
  tone: 'danger',
  icon: 'trash-2',
  when: ({ gone }: TeamViewRow) => (gone ? 'view.gone' : ok),
  change: (row) => ({ ...row, gone: true }),
  run: async ({ call }, row) => mapAnswer(await call(teamViews.remove, { id: row.id }), () => null),
  undo: () => ['teamView.add', {}],
});

/** Gives the team a view that it does not have, or has no more. */
const addTeamView = defineMutation({
  id: 'teamView.add',
  on: one('teamView'),
  endpoint: teamViews.save,
  listed: false,
  icon: 'share-2',
  run: ({ call }, { name, address }) => call(teamViews.save, { body: { name, address } }),
  undo: () => ['view.unshare', {}],
});

/** Has a view of the team show something else; refused where somebody else has changed it since it was read (409). */
const replaceTeamView = defineMutation({
  id: 'teamView.replace',
  on: one('teamView'),
  endpoint: teamViews.save,
  asks: { address: internal<string>() },
  listed: false,
  icon: 'share-2',
  confirm: 'always',
  change: (row, { address }) => ({ ...row, address }),
  run: ({ call }, { name, updated }, { address }) =>
    call(teamViews.save, { body: { name, address, replaces: updated } }),
  undo: ({ address }) => ['teamView.replace', { address }],
});

export const teamViewCommands = [shareView, unshareView, addTeamView, replaceTeamView] as const;
