import { defineLook, nothing, oneOf, text } from './core/definition';

/** As many as there are digits that lead to one. */
export const VIEWS_MOST = 9;

const needed = (name: string) => (name.trim() === '' ? 'view.noName' : null);

/** A list as it was searched, filtered and sorted, under the digit that it was kept at. */
const openView = <const Id extends string>(id: Id, place: number) =>
  defineLook({
    id,
    on: nothing(),
    needs: 'session',
    icon: 'star',
    view: place,
    key: { press: `g ${place}`, where: 'anywhere' },
    show: (world) => world.views.open(place),
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
  /** The screen as it stands in the address, under a name; under one that is there it takes its place. */
  defineLook({
    id: 'view.keep',
    on: nothing(),
    needs: 'session',
    icon: 'plus',
    asks: { name: text({ check: needed }) },
    show: (world, _none, { name }) => world.views.keep(name.trim()),
  }),
  defineLook({
    id: 'view.forget',
    on: nothing(),
    needs: 'session',
    icon: 'x',
    view: 'any',
    asks: {
      place: oneOf<string>([], {
        lookUp: async (world) => ({
          data: world.views.all().map(({ place, name }) => ({ value: String(place), label: name })),
        }),
      }),
    },
    show: (world, _none, { place }) => world.views.forget(Number(place)),
  }),
] as const;
