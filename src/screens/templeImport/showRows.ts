import { currentPath } from '../../navigation/basePath';
import { navigate } from '../../navigation/navigate';
import { WHY } from './why';

/** Shows the rows alone that have this verdict or this reason; with null those for no reason in particular. The rest of the address is kept. */
export function showRows(filter: typeof WHY | 'verdict', value: string | null): void {
  const address = new URLSearchParams(location.search);
  address.delete(WHY);
  if (value !== null) {
    address.delete('verdict');
    address.set(filter, value);
  }
  navigate(address.size > 0 ? `${currentPath()}?${address}` : currentPath());
}
