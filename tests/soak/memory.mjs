import { readFileSync } from 'node:fs';

/** A line of what Linux says of a process, in MB; 0 of one that has ended meanwhile. */
function statusMb(pid, name) {
  try {
    const [, kilobytes] =
      new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

const childrenOf = (pid) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
const nameOf = (pid) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
const sum = (values) => values.reduce((total, value) => total + value, 0);

/**
 * What the processes of a site hold, in MB by name. Of PostgreSQL's connections it is what is their own: of the memory that they share each
 * counts as much as it has touched.
 */
export async function memoryOf({ servers, db }) {
  const masters = childrenOf(process.pid).filter((pid) => nameOf(pid) === 'nginx');
  const { rows } = await db.query('SELECT pid FROM pg_stat_activity WHERE datname = current_database()');
  return {
    'server 1': statusMb(servers[0].pid, 'VmRSS'),
    'server 2': statusMb(servers[1].pid, 'VmRSS'),
    nginx: sum([...masters, ...masters.flatMap(childrenOf)].map((pid) => statusMb(pid, 'VmRSS'))),
    database: sum(rows.map(({ pid }) => statusMb(pid, 'RssAnon'))),
  };
}

const ESTABLISHED = '01';

/** How many connections a port of this machine has. */
export function connectionsAt(port) {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const [, ...lines] = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n');
  return lines.filter((line) => {
    const [, address, , state] = line.trim().split(/\s+/);
    return address.endsWith(local) && state === ESTABLISHED;
  }).length;
}
