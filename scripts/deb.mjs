// npm run deb: makes a Debian package of what npm pack packs and of the modules that it runs on, which are those of this folder. Its service,
// user, folders and settings are in packaging/debian. It goes where npm run deb is told to put it (--to FOLDER), else here.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, ensureNode, ROOT } from './ensure.mjs';

const { values } = parseArgs({
  options: {
    // What tells two packages of one version apart: 2 replaces 1.
    revision: { type: 'string', default: '1' },
    to: { type: 'string', default: '.' },
    // An uncompressed package is three times as large and made at once: for whoever tries it on the machine that makes it.
    uncompressed: { type: 'boolean', default: false },
  },
});
ensureNode();
ensureInstalled();
ensureBuilt();

const FROM = join(ROOT, 'packaging/debian');
const PROGRAM = 'usr/lib/tamquan';
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const staged = mkdtempSync(join(tmpdir(), 'tamquan-deb-'));

/** Output of a program, without the line's end. */
const said = (program, args, cwd = ROOT) =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

/** Puts a file of packaging/debian at its place in the package. */
function put(name, at, mode = 0o644) {
  const to = join(staged, at);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(FROM, name), to);
  chmodSync(to, mode);
}

/** What npm would publish. */
function putPackage() {
  const [{ files }] = JSON.parse(said('npm', ['pack', '--dry-run', '--json', '--ignore-scripts']));
  for (const { path } of files) cpSync(join(ROOT, path), join(staged, PROGRAM, path));
}

/** The modules that it runs on, as they are installed here: those that the tests have seen. */
function putModules() {
  const paths = said('npm', ['ls', '--omit=dev', '--all', '--parseable']).split('\n').slice(1);
  for (const path of paths) {
    const isOwn = (file) => file === path || !relative(path, file).split('/').includes('node_modules');
    cpSync(path, join(staged, PROGRAM, relative(ROOT, path)), { recursive: true, dereference: true, filter: isOwn });
  }
}

function putPlaces() {
  put('defaults.env', `${PROGRAM}/defaults.env`);
  put('tamquan.sh', 'usr/bin/tamquan', 0o755);
  put('tamquan.service', 'lib/systemd/system/tamquan.service');
  put('tamquan.sysusers.conf', 'usr/lib/sysusers.d/tamquan.conf');
  put('tamquan.tmpfiles.conf', 'usr/lib/tmpfiles.d/tamquan.conf');
  put('../../.env.example', 'etc/tamquan.env', 0o640);
  put('../../LICENSE', 'usr/share/doc/tamquan/copyright');
  for (const page of ['operating.md', 'hosting.md', 'settings.md'])
    put(`../../docs/${page}`, `usr/share/doc/tamquan/${page}`);
}

function putControl(architecture) {
  for (const script of ['postinst', 'prerm', 'postrm']) put(script, `DEBIAN/${script}`, 0o755);
  put('conffiles', 'DEBIAN/conffiles');
  const [kilobytes] = said('du', ['-sk', staged]).split('\t');
  const given = { version: `${version}-${values.revision}`, architecture, kilobytes };
  const control = readFileSync(join(FROM, 'control'), 'utf8').replaceAll(/@(\w+)@/g, (_, name) => given[name]);
  writeFileSync(join(staged, 'DEBIAN/control'), control);
}

try {
  // The folder of the package becomes / itself.
  chmodSync(staged, 0o755);
  const architecture = said('dpkg', ['--print-architecture']);
  putPackage();
  putModules();
  putPlaces();
  // Files are as everybody may read them, whoever has made them with whatever mask.
  said('chmod', ['-R', 'go+rX,go-w', PROGRAM], staged);
  putControl(architecture);
  const file = resolve(values.to, `tamquan_${version}-${values.revision}_${architecture}.deb`);
  said('dpkg-deb', ['--build', '--root-owner-group', values.uncompressed ? '-Znone' : '-Zgzip', staged, file]);
  console.log(`${basename(file)} is made. Install it with: apt install ${file}`);
} finally {
  rmSync(staged, { recursive: true, force: true });
}
