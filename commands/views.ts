import { defineConsoleCommand, nothing, oneOf, text } from './core/definition';
import type { Titled } from './core/textKey';
import { lateChoices } from './lateChoices';

/** As many as there are digits that lead to one. */
export const VIEWS_MOST = 9;

const needed = (name: string) => (name.trim() === '' ? 'view.noName' : null);

/** A list as it was searched, filtered and sorted, under the digit that it was kept at. */
const openView = <const Id extends Titled>(id: Id, digit: number) =>
  defineConsoleCommand({
    id,
    on: nothing(),
    permission: 'session',
    icon: 'star',
    view: digit,
    key: { press: `g ${digit}`, where: 'anywhere' },
    run: (world) => world.views.open(digit),
  });

export const viewCommands = [
  openView('go.viewOne', 1),
  openView('go.viewTwo', 2),
  openView('go.viewThree', 3),
  openView('go.viewFour', 4),
  openView('go.viewFive', 5),
  openView('go.viewSix', 6),
  openView('go.viewSeven', 7),
  openView('go.viewEight', 8),
  openView('go.viewNine', 9),
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
