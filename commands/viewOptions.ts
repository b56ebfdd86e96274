import type { QuestionWorld } from './core/world';

/** The person's own views, by their digits. */
export const ownViewOptions = async ({ views }: QuestionWorld) => ({
  data: views.all().map(({ digit, name }) => ({ value: String(digit), label: name })),
});

/** The same, and behind them the team's. */
export const viewOptions = async (world: QuestionWorld) => ({
  data: [
    ...(await ownViewOptions(world)).data,
    ...world.views.team().map(({ id, name }) => ({ value: `team ${id}`, label: name })),
  ],
});
