import type { ListCore } from './listCore';

/** Whether a row still shown in the list has left the server's list: after the change made to it, it no longer matches. */
export function hasDeparted<Row>(core: ListCore<Row>, id: string): boolean {
  const base = core.retainer.base(id);
  return base !== undefined && core.rows.matches?.(base, core.state.query) === false;
}

export const departedAmong = <Row>(core: ListCore<Row>, ids: readonly string[]): number =>
  core.rows.matches ? ids.filter((id) => hasDeparted(core, id)).length : 0;

/** Departed rows above a position, by default all: the server's offsets are less by them. */
export const departedAbove = <Row>(core: ListCore<Row>, position = Number.POSITIVE_INFINITY): number =>
  core.order.stretches
    .filter(({ from }) => from < position)
    .reduce((sum, { from, ids }) => sum + departedAmong(core, ids.slice(0, position - from)), 0);

/** Rows that the source puts before those of the server. */
export const ownIds = <Row>(core: ListCore<Row>): readonly string[] => core.source.own?.(core.state.query) ?? [];
