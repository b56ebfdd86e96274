import { AREA_TYPE_ID, AREAS, type Area } from '../../contract/wire/areas';
import { needed } from './englishTexts';
import { code, table } from './markdown';

/** The catalogue of permissions by area, as the editor of roles calls them. */
export function permissionsTable(): string {
  const areas = Object.entries(AREAS) as [Area, readonly string[]][];
  return table(
    ['area', 'type id', 'permission', 'what it allows'],
    areas.flatMap(([area, actions]) =>
      actions.map((action, index) => [
        index === 0 ? code(area) : '',
        index === 0 ? String(AREA_TYPE_ID[area]) : '',
        code(action),
        needed(`role.toggleAction.action.${action}`),
      ]),
    ),
  );
}
