import { defineConsoleCommand, nothing, oneOf, text } from './core/definition';
import { lateChoices } from './lateChoices';

const needed = (name: string) => (name.trim() === '' ? 'view.noName' : null);

/** Keeping views, and finding them by name. */
export const keptViewCommands = [
  /** Saves the screen as the address has it under a name, replacing a view of that name. */
  defineConsoleCommand({
    id: 'view.keep',
    on: nothing(),
    permission: 'session',
    icon: 'plus',
    asks: { name: text({ check: needed }) },
    run: (world, _none, { name }) => world.views.keep(name.trim()),
  }),
  defineConsoleCommand({
    id: 'view.forget',
    on: nothing(),
    permission: 'session',
    icon: 'x',
    view: 'any',
    asks: {
      place: oneOf<string>([], { loadOptions: lateChoices('ownViewOptions') }),
    },
    run: (world, _none, { place }) => world.views.forget(Number(place)),
  }),
  /** One of the person's own or of the team's, by name. */
  defineConsoleCommand({
    id: 'view.open',
    on: nothing(),
    permission: 'session',
    icon: 'star',
    view: 'some',
    asks: { which: oneOf<string>([], { loadOptions: lateChoices('viewOptions') }) },
    run: (world, _none, { which }) => world.views.open(which),
  }),
] as const;
