// All icons of the console stand in its page, drawn when it is built: as components they were 10 KB of script before the first list, and taken
// from a picture of its own each icon that was drawn asked for that anew, and came a frame later.
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const exportNameOf = (name: string) =>
  name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** One symbol an icon; its lines take their width and colour from where it is used. */
function symbolOf(name: string): string {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: runs when the console is built; only the exports know every name
  const icon = lucide[exportNameOf(name) as keyof typeof lucide.icons];
  if (!icon) throw new Error(`src/ui/iconNames.ts: lucide has no icon ${name}`);
  const [, lines = ''] = /^<svg[^>]*>(.*)<\/svg>$/s.exec(renderToStaticMarkup(createElement(icon))) ?? [];
  return `<symbol id="icon-${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${lines}</symbol>`;
}

/** Vite's plugin: puts the icons of these names into the page, each a symbol `#icon-<name>` for src/ui/Icon.tsx to use. */
export const iconSprite = (names: readonly string[]): Plugin => ({
  name: 'icon-sprite',
  transformIndexHtml: (page) =>
    page.replace(
      '</body>',
      () => `<svg class="hidden" aria-hidden="true">${names.map(symbolOf).join('')}</svg></body>`,
    ),
});
