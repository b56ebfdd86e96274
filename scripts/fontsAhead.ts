// The faces of nearly every page are asked for by the page itself, after its scripts: found only once there is text to draw, they came after the
// first rows, and all of these were laid out a second time.
import type { Plugin } from 'vite';

const FAMILY = 'be-vietnam-pro';
const WEIGHTS = [400, 500, 600];
/** What names and texts are written in, whichever language the console speaks. */
const SCRIPTS = ['latin', 'vietnamese'];

/** Vite's plugin: names the files of those faces in the page that is built. Throws where there is none of a face. */
export function fontsAhead(): Plugin {
  return {
    name: 'fonts-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        SCRIPTS.flatMap((script) => WEIGHTS.map((weight) => `${FAMILY}-${script}-${weight}-normal`)).map((face) => {
          const file = Object.keys(bundle).find((name) => name.includes(`/${face}-`) && name.endsWith('.woff2'));
          if (!file) throw new Error(`scripts/fontsAhead.ts: the build has no face ${face}`);
          const how = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', fetchpriority: 'low' };
          return { tag: 'link', attrs: { ...how, href: `./${file}` }, injectTo: 'head' };
        }),
    },
  };
}
