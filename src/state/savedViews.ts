import { personalSlots } from './personalSlots';

interface View {
  readonly name: string;
  /** Path and query, below the base path. */
  readonly address: string;
}

const isView = (view: unknown): view is View =>
  typeof view === 'object' && view !== null && 'name' in view && 'address' in view && typeof view.address === 'string';

/** The signed-in person's views by the digit that leads to each. */
export const { slots: savedViews, load: loadViews, write: writeViews } = personalSlots('views', isView);

/** What the person called the view that a command opens; undefined for any other command. */
export const viewName = (view: number | string | undefined): string | undefined =>
  typeof view === 'number' ? savedViews.at[view]?.name : undefined;
