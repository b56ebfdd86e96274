import { expect, test } from 'vitest';
import { placeOf } from '../../../src/navigation/placeOf';

test.each([
  ['/dashboard', 'home'],
  ['/dashboard/report', 'reports'],
  // A member's page and the import of temples belong to the list that leads to them.
  ['/dashboard/user-detail/nguoi-1', 'profiles'],
  ['/dashboard/temple-manager/imports', 'temples'],
  ['/dashboard/jobs', undefined],
  ['/signin', undefined],
])('%s is the place %s', (path, place) => expect(placeOf(path)).toBe(place));
