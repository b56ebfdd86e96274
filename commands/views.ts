import { defineConsoleCommand, nothing } from './core/definition';
import type { Titled } from './core/textKey';

/** As many as there are digits that lead to one. */
export const VIEWS_MOST = 9;

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
] as const;
