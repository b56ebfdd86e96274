import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseKey, setStorageOwner, storageName } from '../../../src/state/storageNames';

beforeEach(() => vi.stubGlobal('location', { origin: 'https://chua.vn' }));
afterEach(() => {
  setStorageOwner('/api');
  vi.unstubAllGlobals();
});

const namesFor = (apiUrl: string) => {
  setStorageOwner(apiUrl);
  return [storageName('sessionkey'), databaseKey('job 1')];
};

test('what is kept for our own server at the root has the names it always had', () => {
  const own = ['tamquan.sessionkey', 'job 1'];
  for (const address of ['/api', '/api/', 'https://chua.vn/api']) expect(namesFor(address)).toEqual(own);
});

test('what is kept for any other API bears its address, so that no two share a session', () => {
  expect(namesFor('/tq/api')).toEqual(['tamquan@/tq/api.sessionkey', '@/tq/api job 1']);
  const elsewhere = ['tamquan@https://api.chua.vn/v1.sessionkey', '@https://api.chua.vn/v1 job 1'];
  expect(namesFor('https://api.chua.vn/v1')).toEqual(elsewhere);
  expect(namesFor('https://API.chua.vn/v1/')).toEqual(elsewhere);
});
