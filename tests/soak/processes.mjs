import { readFileSync } from 'node:fs';

/** What Linux says of a process; empty of one that has ended meanwhile. */
function fileOf(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8').trim();
  } catch {
    return '';
  }
}

const statusMb = (pid, name) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(fileOf(pid, 'status'))?.[1] ?? 0) / 1024;
const childrenOf = (pid) => fileOf(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number);
const sum = (values) => values.reduce((total, value) => total + value, 0);

const nginxOf = () => {
  const masters = childrenOf(process.pid).filter((pid) => fileOf(pid, 'comm') === 'nginx');
  return [...masters, ...masters.flatMap(childrenOf)];
};
const backendsOf = async (db) => {
  const { rows } = await db.query('SELECT pid FROM pg_stat_activity WHERE datname = current_database()');
  return rows.map(({ pid }) => pid);
};

/**
 * What the processes of a site hold, in MB by name. Of PostgreSQL's connections it is what is their own: of the memory that they share each
 * counts as much as it has touched.
 */
export async function memoryOf({ servers, db }) {
  return {
    'server 1': statusMb(servers[0].pid, 'VmRSS'),
    'server 2': statusMb(servers[1].pid, 'VmRSS'),
    nginx: sum(nginxOf().map((pid) => statusMb(pid, 'VmRSS'))),
    database: sum((await backendsOf(db)).map((pid) => statusMb(pid, 'RssAnon'))),
  };
}

/** Of a second, as Linux counts for whoever reads /proc, on every machine. */
const TICKS = 100;

/** The parent of a process, and the seconds of processor time of itself and of children that have ended. */
function statOf(pid) {
  // The name before may have spaces, and ends with the last bracket.
  const fields = fileOf(pid, 'stat').split(') ').at(-1).split(' ');
  const [own, ended] = [fields.slice(11, 13), fields.slice(13, 15)].map((ticks) => sum(ticks.map(Number)) / TICKS);
  return { parent: Number(fields[1]), own, ended };
}

/** The processor time that the processes of a site have had, in seconds by name; 0 of one that has ended. */
export async function processorOf({ servers, db }) {
  const ofAll = (pids) => sum(pids.map((pid) => statOf(pid).own));
  const { parent: postmaster } = statOf((await backendsOf(db))[0]);
  return {
    'server 1': ofAll([servers[0].pid]),
    'server 2': ofAll([servers[1].pid]),
    nginx: ofAll(nginxOf()),
    database: ofAll([postmaster, ...childrenOf(postmaster)]) + statOf(postmaster).ended,
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
