import { describe, expect, test } from 'vitest';
import { checkedConfigOf, configOf } from '../../server/config';

/** What the sentence is that stops the start, before anything is built or made. */
function refusalOf(env: Record<string, string>): string {
  try {
    configOf(env);
  } catch (error) {
    return (error as Error).message;
  }
  return 'it starts';
}

test.each([
  [{ PORT: 'http' }, 'PORT=http: a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT=70000: a whole number from 0 to 65535.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud: one of fatal, error, warn, info, debug, trace, silent.'],
  [{ TAMQUAN_METRICS: 'on' }, 'TAMQUAN_METRICS=on: a port like 9464, or host:port like 0.0.0.0:9464 or [::1]:9464.'],
  [{ TAMQUAN_METRICS: '70000' }, 'TAMQUAN_METRICS=70000: a port like 9464'],
  [{ TAMQUAN_METRICS: 'http://127.0.0.1:9464' }, 'TAMQUAN_METRICS=http://127.0.0.1:9464: a port like 9464'],
  [{ TAMQUAN_METRICS: '::1:9464' }, 'TAMQUAN_METRICS=::1:9464: a port like 9464'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'otel:4317' },
    'OTEL_EXPORTER_OTLP_ENDPOINT=otel:4317: an address like http://127.0.0.1:4318.',
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel:4318', OTEL_TRACES_SAMPLER_ARG: '2' },
    'OTEL_TRACES_SAMPLER_ARG=2: a share from 0 to 1.',
  ],
  [{ TAMQUAN_DEMO: 'yes' }, 'TAMQUAN_DEMO=yes: one of on, off.'],
  [{ TAMQUAN_PRESENCE: 'no' }, 'TAMQUAN_PRESENCE=no: one of on, off.'],
  [{ TAMQUAN_DATABASE_POOL: '0' }, 'TAMQUAN_DATABASE_POOL=0: a whole number from 1 to 1000.'],
  [{ TAMQUAN_STATEMENT_TIMEOUT: '10s' }, 'TAMQUAN_STATEMENT_TIMEOUT=10s: a whole number from 1 to 3600.'],
  [{ TAMQUAN_KEEP_DELETED: '29' }, 'TAMQUAN_KEEP_DELETED=29: a whole number from 30 to 36500.'],
  [{ TAMQUAN_KEEP_LOG: '0' }, 'TAMQUAN_KEEP_LOG=0: a whole number from 1 to 36500.'],
  [{ TAMQUAN_TRUST_PROXY: 'true' }, 'TAMQUAN_TRUST_PROXY=true: true is no address or network of a proxy'],
  [{ TAMQUAN_PHOTOS: 'gs://anh' }, 'TAMQUAN_PHOTOS=gs://anh: a folder, or s3://bucket/prefix.'],
  [{ TAMQUAN_EMBED_HOSTS: 'https://a.example' }, 'TAMQUAN_EMBED_HOSTS: https://a.example is no name of a host'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL is no address of a mail server'],
  [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL is no address of a mail server'],
  [{ TAMQUAN_MAIL_LANGUAGE: 'de' }, 'TAMQUAN_MAIL_LANGUAGE=de: one of vi, en, zh, ar, it, es, fr.'],
  [{ TAMQUAN_MAIL_FROM: 'Ban quản trị' }, 'TAMQUAN_MAIL_FROM=Ban quản trị: an address, or Name <address>.'],
  [{ TAMQUAN_MAIL_FROM: 'a@b.vn, c@d.vn' }, 'TAMQUAN_MAIL_FROM=a@b.vn, c@d.vn: an address, or Name <address>.'],
  [{ TAMQUAN_ADMIN_USER: 'quan tri' }, 'TAMQUAN_ADMIN_USER=quan tri: 1 to 64 letters, digits and . _ @ + - only.'],
  [{ TAMQUAN_ADMIN_PASSWORD: 'short' }, 'TAMQUAN_ADMIN_PASSWORD: at least 10 characters.'],
  [
    { TAMQUAN_ADMIN_USER: 'nguoi-quan-tri', TAMQUAN_ADMIN_PASSWORD: 'Nguoi-Quan-Tri' },
    'TAMQUAN_ADMIN_PASSWORD: not the user name.',
  ],
  [{ TAMQUAN_BASE_PATH: 'tq' }, 'TAMQUAN_BASE_PATH=tq: a path like /tq.'],
  [{ TAMQUAN_BASE_PATH: '/tq/../x' }, 'TAMQUAN_BASE_PATH=/tq/../x: a path like /tq.'],
  [{ TAMQUAN_BASE_PATH: '/api' }, 'TAMQUAN_BASE_PATH=/api: /api is an address of the console itself.'],
  [
    { TAMQUAN_BASE_PATH: '/tq', TAMQUAN_PUBLIC_URL: 'https://a.example/chua' },
    'TAMQUAN_PUBLIC_URL=https://a.example/chua: its path is not /tq, as TAMQUAN_BASE_PATH says.',
  ],
])('%j is refused by name', (env, sentence) => expect(refusalOf(env)).toContain(sentence));

test('a first password that is easy to guess is refused like any other', async () => {
  await expect(checkedConfigOf({ TAMQUAN_ADMIN_PASSWORD: 'password123' })).rejects.toThrow(
    'TAMQUAN_ADMIN_PASSWORD: too easy',
  );
  await expect(checkedConfigOf({ TAMQUAN_ADMIN_PASSWORD: 'mot-mat-khau-rieng' })).resolves.toBeDefined();
});

test('a database address that can be none is refused without repeating it, since it may hold a password', () => {
  for (const address of [
    'garbage',
    'mysql://root:bi-mat@db/x',
    'postgres://u:bi-mat@:5432:1/x',
    'postgres://u:%zz@h/x',
  ]) {
    expect(refusalOf({ DATABASE_URL: address })).toMatch(
      /^DATABASE_URL .*postgres:\/\/user:password@host:5432\/database/,
    );
    expect(refusalOf({ DATABASE_URL: address })).not.toMatch(/bi-mat|%zz/);
  }
  expect(refusalOf({ DATABASE_URL: 'postgresql://db/tamquan' })).toBe('it starts');
});

test('a mail server is read from its address, whose password is never repeated', () => {
  expect(configOf({ SMTP_URL: 'smtp://ban:m%40t@mail.chua.vn' }).mail).toMatchObject({
    host: 'mail.chua.vn',
    port: 587,
    secure: false,
    auth: { user: 'ban', pass: 'm@t' },
    from: { name: 'Tam Quan', address: 'no-reply@mail.chua.vn' },
    language: 'vi',
  });
  const named = { SMTP_URL: 'smtps://127.0.0.1:2465', TAMQUAN_MAIL_FROM: '"Chùa, Online" <ban@chua.vn>' };
  expect(configOf(named).mail).toMatchObject({
    port: 2465,
    secure: true,
    from: { name: 'Chùa, Online', address: 'ban@chua.vn' },
  });
  expect(configOf({ TAMQUAN_MAIL_FROM: 'ban@chua.vn' }).mail).toBeUndefined();
  expect(refusalOf({ SMTP_URL: 'smtp://ban:bi-mat@mail.chua.vn/hop-thu' })).not.toContain('bi-mat');
});

test('a variable of ours that there is not is refused, and the one that was meant is named', () => {
  expect(refusalOf({ TAMQUAN_DATE: '/srv' })).toBe('TAMQUAN_DATE is no setting: was TAMQUAN_DATA meant?');
  expect(refusalOf({ TAMQUAN_ADMIN_PASSWROD: 'x' })).toContain('was TAMQUAN_ADMIN_PASSWORD meant?');
  expect(refusalOf({ TAMQUAN_COLOUR_OF_THE_SKY: 'x' })).toContain('docs/settings.md lists those that there are.');
});

describe('another server', () => {
  const API = { TAMQUAN_API_URL: 'https://api.chua.vn/v1/' };
  const other = (env: Record<string, string>) => configOf({ ...API, ...env }).otherServer;

  test.each([
    ['api.chua.vn', 'an address like https://api.example/v1, or a path that begins with /.'],
    ['//api.chua.vn', 'an address like https://api.example/v1, or a path that begins with /.'],
    ['ftp://api.chua.vn', 'an address like https://api.example/v1, or a path that begins with /.'],
    ['https://api.chua.vn?v=1', 'an address like https://api.example/v1, or a path that begins with /.'],
  ])('%s is no address of calls', (given, sentence) =>
    expect(refusalOf({ TAMQUAN_API_URL: given })).toBe(`TAMQUAN_API_URL=${given}: ${sentence}`),
  );

  test.each([
    [{ TAMQUAN_SESSION_HEADER: 'session key' }, 'TAMQUAN_SESSION_HEADER=session key: the name of a header'],
    [{ TAMQUAN_SESSION_HEADER: 'Cookie' }, 'TAMQUAN_SESSION_HEADER=Cookie: browsers let no page set that header.'],
    [{ TAMQUAN_SESSION_SCHEME: 'Bearer x' }, 'TAMQUAN_SESSION_SCHEME=Bearer x: one word like Bearer, or empty'],
    [{ TAMQUAN_PHOTO_UPLOAD_URL: 'photos' }, 'TAMQUAN_PHOTO_UPLOAD_URL=photos: an address like'],
    [{ TAMQUAN_AVATAR_UPLOAD_URL: 'photos' }, 'TAMQUAN_AVATAR_UPLOAD_URL=photos: an address like'],
    [{ TAMQUAN_POST_HIDDEN: 'is hidden' }, 'TAMQUAN_POST_HIDDEN=is hidden: the name of a field of a post'],
    [{ TAMQUAN_API_PATHS: '{' }, 'TAMQUAN_API_PATHS: a JSON object like'],
    [{ TAMQUAN_API_PATHS: '[]' }, 'TAMQUAN_API_PATHS: a JSON object like'],
    [
      { TAMQUAN_API_PATHS: '{"POST /post/blockPosts":"/x"}' },
      'TAMQUAN_API_PATHS: there is no call POST /post/blockPosts: was POST /post/blockpost meant?',
    ],
    [
      { TAMQUAN_API_PATHS: '{"POST /post/blockpost":"x"}' },
      'POST /post/blockpost: a path that begins with /, a method',
    ],
    [
      { TAMQUAN_API_PATHS: '{"DELETE /adminusers/{id}":"/staff/{uid}"}' },
      'DELETE /adminusers/{id}: the call has no {uid} to put into its path.',
    ],
  ])('%j is refused by name', (env, sentence) => expect(refusalOf({ ...API, ...env })).toContain(sentence));

  test('has the places and the manners of our own where nothing else is said', () => {
    expect(other({})).toEqual({
      apiUrl: 'https://api.chua.vn/v1',
      sessionHeader: 'Authorization',
      sessionScheme: 'Bearer',
      photoUploadUrl: 'https://api.chua.vn/v1/photos/upload',
    });
  });

  test('takes the key alone in a header of its own, and in any header where the scheme is empty', () => {
    expect(other({ TAMQUAN_SESSION_HEADER: 'sessionkey' })).toMatchObject({ sessionScheme: '' });
    expect(other({ TAMQUAN_SESSION_SCHEME: '' })).toMatchObject({ sessionHeader: 'Authorization', sessionScheme: '' });
  });

  test('keeps its uploads elsewhere, and names the paths that it has and has not', () => {
    const paths = { 'POST /post/blockpost': 'PUT /post/{idpost}/block?kind=1', 'PUT /adminusers/ban': null };
    expect(
      other({
        TAMQUAN_PHOTO_UPLOAD_URL: 'http://anh.chua.vn/up?k=1',
        TAMQUAN_AVATAR_UPLOAD_URL: '/anh/chan-dung',
        TAMQUAN_API_PATHS: JSON.stringify(paths),
      }),
    ).toMatchObject({ photoUploadUrl: 'http://anh.chua.vn/up?k=1', avatarUploadUrl: '/anh/chan-dung', paths });
  });

  test('is not spoken of before it is said where it is', () => {
    expect(configOf({}).otherServer).toBeUndefined();
    expect(refusalOf({ TAMQUAN_SESSION_HEADER: 'sessionkey' })).toBe(
      'TAMQUAN_SESSION_HEADER says how another server is spoken to: TAMQUAN_API_URL has to say where that is.',
    );
  });
});

test('a public address need not repeat the base path, and may', () => {
  const at = (TAMQUAN_PUBLIC_URL: string) => configOf({ TAMQUAN_PUBLIC_URL, TAMQUAN_BASE_PATH: '/tq/' });
  expect(at('https://chua.vn').publicUrl).toBe('https://chua.vn/tq');
  expect(at('https://chua.vn/tq/')).toMatchObject({ publicUrl: 'https://chua.vn/tq', basePath: '/tq' });
});

test('staff see who else has a screen before them, unless the owner has turned it off', () => {
  expect([configOf({}).presence, configOf({ TAMQUAN_PRESENCE: 'off' }).presence]).toEqual([true, false]);
});

test('what is empty is not given', () => {
  const empty = { PORT: '', HOST: '', DATABASE_URL: '', TAMQUAN_DEMO: '', TAMQUAN_ADMIN_PASSWORD: '', LOG_LEVEL: '' };
  expect(configOf(empty)).toEqual(configOf({}));
});

test('demo staff may sign in where only this machine listens, or where they are asked for by name', () => {
  const may = (env: Record<string, string>) => configOf(env).demoStaff;
  for (const host of ['127.0.0.1', 'localhost', '::1', '127.1.2.3']) expect(may({ HOST: host }), host).toBe(true);
  for (const host of ['0.0.0.0', '::', '10.0.0.7', 'tamquan.example']) expect(may({ HOST: host }), host).toBe(false);
  expect(may({ HOST: '0.0.0.0', TAMQUAN_DEMO: 'on' })).toBe(true);
  expect(may({ TAMQUAN_DEMO: 'off' })).toBe(false);
  // A proxy in front of this machine brings everybody to it.
  expect(may({ HOST: '127.0.0.1', TAMQUAN_TRUST_PROXY: '127.0.0.1' })).toBe(false);
});

test.each([
  ['9464', { host: '127.0.0.1', port: 9464 }],
  ['0.0.0.0:9464', { host: '0.0.0.0', port: 9464 }],
  ['[::1]:9464', { host: '::1', port: 9464 }],
  ['watch.internal:80', { host: 'watch.internal', port: 80 }],
])('metrics are served at %s', (given, place) => expect(configOf({ TAMQUAN_METRICS: given }).metrics).toEqual(place));

test('without the setting there are no metrics', () => expect(configOf({}).metrics).toBeUndefined());
