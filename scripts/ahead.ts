// What the page of an address needs begins to come, and to be read, while the first script does: src/app/boot.js asks for it, and is told here
// how the files of the build are called. The faces are among it: found only once there is text to draw, they came after the first rows, and all
// of these were laid out a second time. It is also told what to say where they don't come.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type IndexHtmlTransformResult, minifySync, type Plugin, type Rolldown } from 'vite';
import { LANGUAGES, type Language } from '../contract/wire/languages.ts';
import arCommon from '../src/i18n/ar/common.ts';
import arErrors from '../src/i18n/ar/deferredErrors.ts';
import enCommon from '../src/i18n/en/common.ts';
import enErrors from '../src/i18n/en/deferredErrors.ts';
import esCommon from '../src/i18n/es/common.ts';
import esErrors from '../src/i18n/es/deferredErrors.ts';
import frCommon from '../src/i18n/fr/common.ts';
import frErrors from '../src/i18n/fr/deferredErrors.ts';
import itCommon from '../src/i18n/it/common.ts';
import itErrors from '../src/i18n/it/deferredErrors.ts';
import viCommon from '../src/i18n/vi/common.ts';
import viErrors from '../src/i18n/vi/deferredErrors.ts';
import zhCommon from '../src/i18n/zh/common.ts';
import zhErrors from '../src/i18n/zh/deferredErrors.ts';

const SOURCES = resolve(import.meta.dirname, '../src');
/** As the page names it. */
const BOOT = './src/app/boot.js';
/** What draws the page, with and without a session. */
const DRAW = 'app/draw.tsx';
/** What whoever has a session is sent besides, each where the path is like this. */
const ASKED: readonly (readonly [module: string, where: string])[] = [
  ['state/restore.ts', ''],
  ['app/Routes.tsx', ''],
  // The lists that show their rows before the commands have come (src/screens/index.tsx); every other screen waits for those.
  ['screens/reports/index.tsx', '/report$'],
  ['screens/posts/index.tsx', '/post-manager$'],
  ['screens/profiles/index.tsx', '/profile-manager$'],
  ['../commands/every.ts', '^(?!.*/dashboard/(report|post-manager|profile-manager)$)'],
];
/** The texts that a list shows. */
const textsOf = (language: string) => [`i18n/${language}/index.ts`, `i18n/${language}/console.ts`];
/** What the page says where none of its scripts can be had, what its button does, and what it says where they are long in coming. */
const SAYS = {
  vi: [viErrors.notLoaded, viCommon.retry, viErrors.slowNetwork],
  en: [enErrors.notLoaded, enCommon.retry, enErrors.slowNetwork],
  zh: [zhErrors.notLoaded, zhCommon.retry, zhErrors.slowNetwork],
  it: [itErrors.notLoaded, itCommon.retry, itErrors.slowNetwork],
  es: [esErrors.notLoaded, esCommon.retry, esErrors.slowNetwork],
  fr: [frErrors.notLoaded, frCommon.retry, frErrors.slowNetwork],
  ar: [arErrors.notLoaded, arCommon.retry, arErrors.slowNetwork],
} satisfies Readonly<Record<Language, readonly string[]>>;
/** What names and texts are written in, whichever language the console speaks. */
const FACES = ['latin', 'vietnamese'].flatMap((script) =>
  [400, 500, 600].map((weight) => `be-vietnam-pro-${script}-${weight}-normal`),
);

/** Vite's plugin: puts the script into the page that is built. Throws where the page or the build lacks what it needs. */
export function ahead(): Plugin {
  let page: (html: string) => IndexHtmlTransformResult = (html) => html;
  return {
    name: 'ahead',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = chunksOf(bundle);
        const there = new Set(chunks.entry);
        /** The files that modules need and that are not there already. */
        const filesOf = (modules: readonly string[]) =>
          [...new Set(modules.flatMap((module) => [...chunks.withModule(resolve(SOURCES, module))]))].filter(
            (file) => !there.has(file),
          );
        const drawing = filesOf([DRAW]);
        for (const file of drawing) there.add(file);
        const files = ASKED.map(([module, where]) => {
          const needed = filesOf([module]);
          if (where === '') for (const file of needed) there.add(file);
          return [where, needed];
        });
        const texts = Object.fromEntries(LANGUAGES.map((code) => [code, filesOf(textsOf(code))]));
        const faces = FACES.map((face) => {
          const file = Object.keys(bundle).find((name) => name.includes(`/${face}-`) && name.endsWith('.woff2'));
          if (!file) throw new Error(`scripts/ahead.ts: the build has no face ${face}`);
          return file;
        });
        const source = minifySync(BOOT, readFileSync(resolve(SOURCES, '..', BOOT), 'utf8')).code;
        const src = `./${this.getFileName(this.emitFile({ type: 'asset', name: 'boot.js', source }))}`;
        const data = JSON.stringify({ files, texts, faces, says: SAYS }).replaceAll('"', '&quot;');
        page = (html) => {
          const [before, after] = html.split(`src="${BOOT}"`);
          if (after === undefined) throw new Error(`scripts/ahead.ts: index.html has no ${BOOT}`);
          return {
            html: `${before}src="${src}" data-ahead="${data}"${after}`,
            tags: drawing.map((file) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: '', href: `./${file}` },
              injectTo: 'head',
            })),
          };
        };
      },
    },
    transformIndexHtml: { order: 'post', handler: (html) => page(html) },
  };
}

/** The chunks of a build: those of its page, and of any module the chunk that it is in with all that this imports. */
function chunksOf(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const importedBy = (file: string, found = new Set<string>()): Set<string> => {
    if (!found.has(file)) {
      found.add(file);
      for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
        importedBy(imported, found);
    }
    return found;
  };
  const withModule = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`scripts/ahead.ts: the build has no ${module}`);
    return importedBy(chunk.fileName);
  };
  const entry = chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...importedBy(fileName)]);
  return { withModule, entry };
}
