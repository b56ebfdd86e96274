import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const MOUNT = `
mount -t tmpfs tmpfs "$1"
mkdir "$1/upper" "$1/work" "$1/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/upper,workdir=$1/work" "$1/root"
mount -t proc proc "$1/root/proc"
mount --rbind /dev "$1/root/dev"
mount --bind "$2" "$1/root/mnt"
echo mounted
exec sleep infinity`;
const inNamespace = ['--mount', '--propagation', 'private'];

/** Whether this machine is a Debian with its own Node, on which this user may mount: what a package of it can be installed on. */
export const canInstall =
  process.getuid?.() === 0 &&
  existsSync('/usr/bin/node') &&
  existsSync('/usr/bin/dpkg') &&
  existsSync('/usr/bin/systemd-sysusers') &&
  spawnSync('unshare', [...inNamespace, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

/**
 * This machine as it is, in which what is changed is seen by nobody else and is gone at the end: an overlay of its own. `brought` is
 * found in it at /mnt, `folder` holds what it needs.
 */
export async function aDebian(folder: string, brought: string) {
  const base = join(folder, 'overlay');
  mkdirSync(base);
  const keeper = spawn('unshare', [...inNamespace, 'sh', '-ec', MOUNT, 'sh', base, brought], { stdio: 'pipe' });
  await new Promise<void>((done, fail) => {
    let said = '';
    keeper.stderr.on('data', (chunk) => (said += chunk));
    keeper.stdout.once('data', () => done());
    keeper.once('exit', () => fail(new Error(said)));
  });
  const enter = ['--target', String(keeper.pid), '--mount', 'chroot', join(base, 'root')];
  return {
    /** What starts a program in it: for a process that goes on. */
    program: 'nsenter',
    args: (words: readonly string[]) => [...enter, ...words],
    /** Runs a program in it to its end, as root. Returns what it says; throws where it fails. */
    run: (...words: readonly string[]) =>
      execFileSync('nsenter', [...enter, ...words], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim(),
    leave: () => keeper.kill('SIGKILL'),
  };
}
