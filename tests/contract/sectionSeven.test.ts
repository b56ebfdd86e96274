import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CALLS } from '../../contract/calls';
import { hasExtension } from '../../contract/extensionLists';
import { ConsoleConfig, isServed } from '../../contract/server';
import { EXTENSIONS } from '../../contract/wire/endpoint';

/** docs/specification.md section 7, call by call as it names them. */
const SECTION_7 = [
  'POST /adminusers/login',
  'POST /adminusers/logout',
  'GET /adminusers/profile',
  'GET /adminusers/pages',
  'GET /search/users',
  'POST /adminusers/create',
  'GET /adminusers/query',
  'PUT /adminusers/{id}',
  'PUT /adminusers/updatestatus',
  'GET /check/username',
  'POST /adminusers/resetpass',
  'POST /adminusers/changepass',
  'GET /roles',
  'POST /roles',
  'GET /roles/{id}',
  'PUT /roles/{id}',
  'DELETE /roles/{id}',
  'GET /roles/{id}/actions',
  'GET /report/getlistreportfrompos',
  'PUT /report/processreport',
  'GET /comment/getlistcommentfrompos',
  'GET /comment/getlistreplycommentfrompos',
  'GET /follow/getlistvip',
  'POST /follow/createvip',
  'DELETE /follow/deletevip',
  'GET /follow/detail',
  'POST /follow/setlanguagetags',
  'GET /post/getlistpostfrompos',
  'POST /post/hidepost',
  'DELETE /post/deletepost',
  'GET /post/getlistpostbypubkey',
  'GET /media/getlistmediafrompos',
  'GET /media/getbyid',
  'GET /hotlive/list',
  'POST /hotlive/create',
  'DELETE /hotlive/delete',
  'GET /tvslider/list',
  'POST /tvslider/create',
  'DELETE /tvslider/delete',
  'GET /tv/list',
  'POST /tv/create',
  'DELETE /tv/delete',
  'GET /tv/detail',
  'GET /users/list',
  'GET /users/getbyuid',
  'GET /users/getbypubkey',
  'PUT /users/block',
  'PUT /users/verifyphone',
  'PUT /users/updatebypubkey',
  'PUT /users/setauthentic',
  'GET /location/list',
  'GET /location/detail',
  'PUT /location/edit',
  'POST /location/create',
  'DELETE /location/delete',
  'GET /search/locations',
  'GET /statistical/registeruser',
  'GET /statistical/comment',
  'GET /statistical/post',
  'GET /statistical/dailymonth',
];

/** What section 7 says there is, and not at which path: config.json may name another, or that there is none (`paths`). */
const PATH_NOT_SHOWN = [
  'POST /post/blockpost',
  'PUT /adminusers/ban',
  'DELETE /adminusers/{id}',
  'GET /hotlive/detail',
  'GET /tvslider/detail',
  // config.json has addresses of their own for these two, `photoUploadUrl` and `avatarUploadUrl`.
  'POST /photos/upload',
  'POST /photos/avatar',
];

/** The question what else there is. */
const ASKED_OF_ALL = 'GET /capabilities';

describe('a server that lists no extension', () => {
  test('is asked nothing but what section 7 names, or says to be there', () => {
    const plain = CALLS.filter(({ extension }) => extension === undefined).map(({ id }) => id);
    expect(plain.sort()).toEqual([...SECTION_7, ...PATH_NOT_SHOWN, ASKED_OF_ALL].sort());
  });

  test('shows a screen beyond that where config.json names its list, and hides one that it says is not there', () => {
    const none = { extensions: new Set<never>() };
    const all = new Set(EXTENSIONS);
    for (const [extension, id] of [
      ['notifications', 'GET /notification/list'],
      ['stickers', 'GET /sticker/list'],
      ['audit', 'GET /audit/list'],
      ['imports', 'GET /imports/list'],
    ] as const) {
      expect(CALLS.find((call) => call.id === id)?.extension).toBe(extension);
      expect(hasExtension(extension, none)).toBe(false);
      expect(hasExtension(extension, { ...none, paths: { [id]: '/elsewhere' } })).toBe(true);
      expect(hasExtension(extension, { extensions: all, paths: { [id]: null } })).toBe(false);
      expect(hasExtension(extension, { extensions: all })).toBe(true);
    }
  });
});

describe('config.json of another server', () => {
  const read = (config: object) => z.parse(ConsoleConfig, config);
  test('may leave out all but the address of the calls', () => {
    const config = read({ apiUrl: 'https://api.example.vn/back/' });
    expect(config).toMatchObject({
      ...{ apiUrl: 'https://api.example.vn/back', sessionHeader: 'Authorization', sessionScheme: 'Bearer' },
      embedHosts: [],
    });
    // Without a place for pictures there are none to send.
    expect(config.photoUploadUrl).toBe('');
    expect(isServed({ id: 'POST /photos/upload' }, { extensions: new Set(), paths: config.paths })).toBe(false);
  });

  test.each([
    [{ sessionHeader: 'X-Session' }, 'X-Session', ''],
    [{ sessionHeader: 'X-Session', sessionScheme: null }, 'X-Session', ''],
    [{ sessionScheme: '' }, 'Authorization', ''],
    [{ sessionScheme: null, paths: null, embedHosts: null }, 'Authorization', ''],
    [{ sessionHeader: null, sessionScheme: 'Token' }, 'Authorization', 'Token'],
  ])('says by %j how the key travels', (said, sessionHeader, sessionScheme) => {
    expect(read({ apiUrl: '/api', ...said })).toMatchObject({ apiUrl: '/api', sessionHeader, sessionScheme });
  });

  test('is taken at its word, but for slashes at the end and what is empty', () => {
    const said = {
      ...{
        photoUploadUrl: '/photos/upload',
        embedHosts: ['player.example'],
        mapTilesUrl: '/tiles.pmtiles',
        organisation: 'Chùa',
      },
      paths: { 'POST /post/blockpost': '/block', 'PUT /adminusers/ban': null },
    };
    const config = read({ apiUrl: 'https://api.example.vn//', ...said, postHidden: '', avatarUploadUrl: null });
    expect(config).toEqual({
      ...{ apiUrl: 'https://api.example.vn', sessionHeader: 'Authorization', sessionScheme: 'Bearer', ...said },
    });
    expect(read({ apiUrl: '/api', paths: { 'POST /photos/upload': '/pictures' } }).paths).toEqual({
      'POST /photos/upload': '/pictures',
    });
  });
});

test('a server has the calls that are named to be there, those of its extensions, and those of section 7', () => {
  const server = { extensions: new Set(['restore'] as const), paths: { a: '/elsewhere', b: null } };
  const has = (id: string, extension?: 'restore' | 'bin') => isServed({ id, extension }, server);
  expect([has('c'), has('c', 'restore'), has('c', 'bin')]).toEqual([true, true, false]);
  expect([has('a', 'bin'), has('b'), has('b', 'restore')]).toEqual([true, false, false]);
  expect(isServed({ id: 'c' }, { extensions: new Set() })).toBe(true);
});
