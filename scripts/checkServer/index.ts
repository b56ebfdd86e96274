import { NOT_SHOWN } from '../../contract/notShown';
import type { Extension } from '../../contract/wire/endpoint';
import { checkChanges } from './changes';
import { checkCors } from './cors';
import { enter, leave } from './enter';
import { HELPS, listedExtensions } from './extensions';
import { knowing } from './known';
import { findNotShown, type Placed } from './notShown';
import { type Finding, type Met, makeReads } from './reads';
import { isGood, type Manner, saidOf } from './wire';

/** Fields of a config.json that may be there to begin with. */
export interface GivenConfig {
  readonly sessionHeader?: string;
  readonly sessionScheme?: string;
  readonly photoUploadUrl?: string;
  readonly avatarUploadUrl?: string;
  readonly paths?: Readonly<Record<string, string | null>>;
}

export interface Order {
  readonly apiUrl: string;
  readonly userName: string;
  readonly password: string;
  readonly config: GivenConfig;
  /** Where the console will be, if browsers are to be thought of. */
  readonly origin: string | undefined;
  /** Make what can be taken back. */
  readonly write: boolean;
}

const WIDTH = 40;
const line = ({ id, is, words }: Finding) => `  ${is.padEnd(9)} ${id.padEnd(WIDTH)} ${words}`;

/**
 * Says, line by line, what a server speaks of docs/specification.md section 7, and proposes a config.json. Resolves to whether the
 * console can work on it: it signs in, is refused no read that the account may make, and by no preflight.
 */
export async function checkServer(order: Order, say: (text: string) => void): Promise<boolean> {
  const { config, origin, write } = order;
  const asConfigured: Manner = {
    apiUrl: order.apiUrl.replace(/\/+$/, ''),
    header: config.sessionHeader ?? 'Authorization',
    scheme: config.sessionScheme ?? (config.sessionHeader === undefined ? 'Bearer' : ''),
    paths: config.paths ?? {},
  };
  say(`${asConfigured.apiUrl}\n\nSign-in`);
  const entered = await enter(asConfigured, order.userName, order.password);
  if (typeof entered === 'string') {
    say(`  NO        ${entered}.`);
    return false;
  }
  const { manner, token, accepted, isOpen } = entered;
  say(`  ok        the key is in ${token}, and taken as ${accepted.join(', or ')}`);
  if (isOpen)
    say('  NO        GET /adminusers/profile answers without a session as well: nothing can be told of the header');
  try {
    return (await report(manner, { config, origin, write }, say)) && !isOpen;
  } finally {
    const left = await leave(manner);
    say(`\nSigned out${isGood(left) ? '' : `? ${saidOf(left)}`}.`);
  }
}

async function report(
  manner: Manner,
  { config, origin, write }: Pick<Order, 'config' | 'origin' | 'write'>,
  say: (text: string) => void,
) {
  const met: Met = new Map();
  const reads = await makeReads(manner, met);
  say('\nReads of section 7');
  for (const finding of reads) say(line(finding));
  const { knows, describes } = await knowing(manner);
  const changes = await checkChanges(manner, knows, write);
  say(
    `\nChanges of section 7 (${describes ? 'by its own description of its calls' : 'by OPTIONS, where that tells something'})`,
  );
  for (const finding of changes) say(line(finding));

  const listed = await listedExtensions(manner);
  const placed = await findNotShown({ manner, met, knows, extensions: new Set(listed ?? []) });
  say('\nCalls of which no path is shown');
  for (const { id, is, words } of placed) say(`  ${is.padEnd(9)} ${id.padEnd(WIDTH)} ${words}`);

  say('\nExtensions');
  say(`  listed    ${listed === null ? 'none: there is no GET /capabilities' : listed.join(', ') || 'none'}`);
  for (const [name, help] of Object.entries(HELPS) as [Extension, string][])
    if (!listed?.includes(name)) say(`  without   ${name.padEnd(16)} With it ${help}.`);

  const troubles = await sayCors(manner, origin, say);
  sayConfig(manner, config, placed, say);

  const wrong = [...reads, ...changes].filter(({ is }) => is === 'NO');
  const works = wrong.length === 0 && troubles === 0;
  const odd = reads.filter(({ is }) => is === 'odd').length;
  const less = odd > 0 ? ` Of ${odd} answers it can't use all: they are called odd above.` : '';
  say(
    works
      ? `\nThe console can work on this server.${less}`
      : `\n${wrong.length} calls and ${troubles} answers to browsers are not as the console needs them.`,
  );
  return works;
}

async function sayCors(manner: Manner, origin: string | undefined, say: (text: string) => void): Promise<number> {
  if (origin === undefined) {
    say('\nBrowsers\n  not tried  give --origin https://console.example, unless console and API have one origin');
    return 0;
  }
  const { troubles, advice } = await checkCors(manner, origin);
  say(`\nBrowsers on ${origin}`);
  for (const trouble of troubles) say(`  NO        ${trouble}`);
  if (troubles.length === 0) say('  ok        preflights and answers are as browsers need them');
  for (const one of advice) say(`  better    ${one}`);
  return troubles.length;
}

function sayConfig(manner: Manner, config: GivenConfig, placed: readonly Placed[], say: (text: string) => void): void {
  const paths = { ...manner.paths };
  for (const { id, path } of placed) if (path !== undefined) paths[id] = path;
  const proposed = {
    apiUrl: manner.apiUrl,
    sessionHeader: manner.header,
    sessionScheme: manner.scheme,
    photoUploadUrl: config.photoUploadUrl ?? `${manner.apiUrl}/photos/upload`,
    ...(config.avatarUploadUrl === undefined ? {} : { avatarUploadUrl: config.avatarUploadUrl }),
    ...(Object.keys(paths).length === 0 ? {} : { paths }),
  };
  say(`\nA config.json for it (docs/hosting.md)\n${JSON.stringify(proposed, null, 2)}`);
  if (config.photoUploadUrl === undefined)
    say(
      '\nphotoUploadUrl is a guess: no upload was made. Name there what takes a multipart POST with the field `files`.',
    );
  const unknown = placed.filter(({ is }) => is === 'unknown');
  if (unknown.length === 0) return;
  say('\nUnknown: of these nobody could tell whether they are there. If one is, name it in `paths`:');
  for (const { id } of unknown) say(`  ${id.padEnd(WIDTH)} ${NOT_SHOWN[id]}`);
}
