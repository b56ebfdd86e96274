import { holds } from '../../contract/permissions';
import { holder, session } from '../state/session';
import type { Filter } from './screen';

/** The filters, and of their values those, that this server has and this person may use. */
export function offeredFilters(filters: readonly Filter[]): readonly Filter[] {
  const who = holder();
  const has = ({ extension }: Pick<Filter, 'extension'>) => !extension || session.extensions.includes(extension);
  return filters.filter(has).flatMap((filter) => {
    const options = filter.options?.filter(
      (one) => has(one) && (!one.needs || (who !== null && holds(who, one.needs))),
    );
    return filter.as === undefined && options?.length === 0 ? [] : [options ? { ...filter, options } : filter];
  });
}
