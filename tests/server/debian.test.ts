import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { freePort } from '../../scripts/freePort.mjs';
import { thorough } from '../support/depth';
import { PASSWORD } from '../support/testServer';
import { aDebian, canInstall } from './aDebian';
import { started, startProcess } from './aProcess';

const MAKER = resolve(import.meta.dirname, '../../scripts/deb.mjs');
const DATA = '/var/lib/tamquan';
const BACKUP = '/var/backups/tamquan/night.tar.gz';

describe.skipIf(!canInstall)('the Debian package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tamquan-debian-'));
  const packages = join(folder, 'packages');
  let debian: Awaited<ReturnType<typeof aDebian>>;
  let port: number;
  const install = (revision: string) => {
    const [file] = debian.run('sh', '-c', `ls /mnt/tamquan_${version}-${revision}_*.deb`).split('\n');
    return debian.run('dpkg', '-i', String(file));
  };
  const make = () => execFileSync('node', [MAKER, '--uncompressed', '--to', packages]);
  /** The same as a later package of this version: what makes them has been seen once. */
  const makeNext = () => {
    const [next, file] = [join(folder, 'next'), join(packages, `tamquan_${version}-2_next.deb`)];
    execFileSync('sh', ['-c', `dpkg-deb --raw-extract ${packages}/*.deb ${next}`]);
    execFileSync('sed', ['-i', `s/^Version: .*/Version: ${version}-2/`, join(next, 'DEBIAN/control')]);
    execFileSync('dpkg-deb', ['--build', '--root-owner-group', '-Znone', next, file]);
  };

  /** What systemd would start, as whom and with what environment it would. */
  const serve = async () => {
    const unit = debian.run('cat', '/lib/systemd/system/tamquan.service').split('\n');
    const said = (field: string) =>
      unit.filter((line) => line.startsWith(`${field}=`)).map((line) => line.slice(field.length + 1));
    const env = said('EnvironmentFile').map((file) => parseEnv(debian.run('cat', file.replace(/^-/, ''))));
    const settings = Object.entries(Object.assign({}, ...env)).map(([name, value]) => `${name}=${value}`);
    const [user] = said('User');
    const who = [`--reuid=${user}`, `--regid=${said('Group')[0]}`, '--init-groups'];
    const words = ['setpriv', ...who, 'env', '-i', ...settings, ...String(said('ExecStart')[0]).split(' ')];
    const server = await startProcess(DATA, port, {}, { program: debian.program, args: debian.args(words) });
    await server.ready();
    return server;
  };
  const stop = async (server: Awaited<ReturnType<typeof serve>>) => {
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
  };

  beforeAll(async () => {
    mkdirSync(packages);
    make();
    debian = await aDebian(folder, packages);
    port = await freePort();
  }, 300_000);
  afterAll(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
    debian.leave();
    rmSync(folder, { recursive: true, force: true });
  });

  test('brings a user, folders that only that user enters, settings that only it reads, and a unit without faults', () => {
    install('1');
    expect(debian.run('getent', 'passwd', 'tamquan')).toMatch(/:\/var\/lib\/tamquan:.*nologin$/);
    const rights = debian.run('stat', '-c', '%U %G %a', DATA, '/var/backups/tamquan', '/etc/tamquan.env');
    expect(rights.split('\n')).toEqual(['tamquan tamquan 700', 'tamquan tamquan 700', 'root tamquan 640']);
    expect(debian.run('find', '/usr/lib/tamquan', '(', '!', '-user', 'root', '-o', '-perm', '/go+w', ')')).toBe('');
    expect(debian.run('find', '/usr/lib/tamquan', '!', '-perm', '-go+r')).toBe('');
    expect(debian.run('sh', '-c', 'systemd-analyze verify /lib/systemd/system/tamquan.service 2>&1')).toBe('');
    expect(debian.run('systemctl', 'is-enabled', 'tamquan.service')).toBe('enabled');
  });

  thorough(
    'serves as that user, is backed up by its own command line, and keeps settings and store through an upgrade and a removal',
    async () => {
      const settings = `PORT=${port}\nTAMQUAN_ADMIN_PASSWORD=${PASSWORD}\n`;
      debian.run('sh', '-c', `printf '${settings}' > /etc/tamquan.env`);
      const first = await serve();
      expect(await first.signIn()).toMatch(/./);
      expect(debian.run('stat', '-c', '%U', `/proc/${first.child.pid}`)).toBe('tamquan');
      expect(debian.run('tamquan', 'backup', BACKUP)).toContain('night.tar.gz');
      expect(debian.run('stat', '-c', '%U %a', BACKUP)).toBe('tamquan 600');
      await stop(first);

      makeNext();
      expect(install('2')).toContain(`over (${version}-1)`);
      expect(debian.run('cat', '/etc/tamquan.env')).toBe(settings.trim());
      const second = await serve();
      expect(await second.signIn()).toMatch(/./);
      expect(second.said()).not.toContain('Sign in');
      await stop(second);

      debian.run('dpkg', '--remove', 'tamquan');
      expect(debian.run('sh', '-c', 'ls -d /usr/lib/tamquan /usr/bin/tamquan 2>/dev/null || true')).toBe('');
      expect(debian.run('cat', '/etc/tamquan.env')).toBe(settings.trim());
      expect(debian.run('dpkg', '--purge', 'tamquan')).toContain('are kept');
      expect(debian.run('sh', '-c', 'ls /etc/tamquan.env 2>/dev/null || true')).toBe('');
      expect(debian.run('ls', DATA)).toMatch(/./);
    },
    240_000,
  );
});
