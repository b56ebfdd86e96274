// All icons of the console in one picture, drawn when it is built: as components they were 10 KB of script before the first list.
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const ID = 'virtual:icon-sprite';
const DEV_PATH = '/icons.svg';

const exportNameOf = (name: string) =>
  name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** One symbol an icon; its lines take their width and colour from where it is used. */
function symbolOf(name: string): string {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: runs when the console is built; only the exports know every name
  const icon = lucide[exportNameOf(name) as keyof typeof lucide.icons];
  if (!icon) throw new Error(`src/ui/iconNames.ts: lucide has no icon ${name}`);
  const [, lines = ''] = /^<svg[^>]*>(.*)<\/svg>$/s.exec(renderToStaticMarkup(createElement(icon))) ?? [];
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${lines}</symbol>`;
}

/** Vite's plugin: `import sprite from 'virtual:icon-sprite'` is the picture's address. `names` gives the icons' names. */
export function iconSprite(names: readonly string[]): Plugin {
  const draw = () => `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbolOf).join('')}</svg>`;
  let isServing = false;
  return {
    name: 'icon-sprite',
    configResolved: ({ command }) => {
      isServing = command === 'serve';
    },
    resolveId: (id) => (id === ID ? id : undefined),
    load(id) {
      if (id !== ID) return undefined;
      if (isServing) return `export default '${DEV_PATH}'`;
      const picture = this.emitFile({ type: 'asset', name: 'icons.svg', source: draw() });
      return `export default import.meta.ROLLUP_FILE_URL_${picture}`;
    },
    configureServer({ middlewares }) {
      middlewares.use(DEV_PATH, (_, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(draw());
      });
    },
  };
}
