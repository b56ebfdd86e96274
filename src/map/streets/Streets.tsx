import 'maplibre-gl/dist/maplibre-gl.css';
import { addProtocol, Map as Painter, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { Protocol } from 'pmtiles';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { allowOwnScripts } from '../../client/ownScripts';
import { language } from '../../i18n';
import { theme } from '../../theme';
import { type MapView, placeAt, type Size } from '../mercator';
import { coloursOf } from './colours';
import { streetStyle } from './style';

interface StreetsProps {
  /** Of the PMTiles file. */
  readonly url: string;
  readonly view: MapView;
  readonly size: Size;
  /** They are drawn for the first time. */
  readonly onDrawn: () => void;
  /** They can't be drawn: no WebGL, or no tiles. */
  readonly onFailed: (why: unknown) => void;
}

// A file of this server, so that the content security policy need allow no worker out of a blob.
allowOwnScripts();
setWorkerUrl(workerUrl);
addProtocol('pmtiles', new Protocol().tile);

/** Streets under labels and points, painted by MapLibre from the operator's tiles. The view is the map's own. */
export default function Streets({ url, view, size, onDrawn, onFailed }: StreetsProps) {
  const box = useRef<HTMLDivElement>(null);
  const painter = useRef<Painter | null>(null);
  const { layout } = useSnapshot(theme);
  const { code } = useSnapshot(language);
  const told = useRef({ onDrawn, onFailed });
  told.current = { onDrawn, onFailed };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the view is followed below
  useEffect(() => {
    if (!box.current) return;
    const made = paint(box.current);
    if (made instanceof Error) {
      told.current.onFailed(made);
      return;
    }
    painter.current = made;
    let isDrawn = false;
    made.once('load', () => {
      isDrawn = true;
      told.current.onDrawn();
    });
    // A tile that is lost later is asked for again when it is next in view.
    made.on('error', ({ error }) => !isDrawn && told.current.onFailed(error));
    made.on('webglcontextlost', () => told.current.onFailed(new Error('The browser took WebGL away.')));
    return () => {
      painter.current = null;
      made.remove();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme, other colours
  useEffect(() => {
    if (!box.current || !painter.current) return;
    const { fontFamily } = getComputedStyle(document.documentElement);
    const [font = 'sans-serif'] = fontFamily.split(',').map((one) => one.trim().replace(/^["']|["']$/g, ''));
    const address = `pmtiles://${new URL(url, document.baseURI).href}`;
    painter.current.setStyle(streetStyle(address, coloursOf(box.current), code, font));
  }, [layout, code, url]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view is its numbers
  useLayoutEffect(() => {
    const { current: map } = painter;
    if (!map) return;
    const { widthPx, heightPx } = size;
    if (map.getCanvas().clientWidth !== widthPx || map.getCanvas().clientHeight !== heightPx) map.resize();
    map.jumpTo(cameraOf(view, size));
    // In the same frame as labels and points, which would else go before their streets.
    map.redraw();
  }, [view.scale, view.x, view.y, size]);

  function paint(container: HTMLElement): Painter | Error {
    try {
      return new Painter({
        container,
        interactive: false,
        attributionControl: false,
        renderWorldCopies: false,
        fadeDuration: 0,
        // The map has said already how far it goes.
        transformConstrain: (center, zoom) => ({ center, zoom }),
        ...cameraOf(view, size),
      });
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }
  return <div ref={box} aria-hidden="true" data-streets="" className="pointer-events-none absolute! inset-0" />;
}

/** The middle of the view, and the zoom, at which the world is 512 pixels as here. */
function cameraOf({ scale, x, y }: MapView, { widthPx, heightPx }: Size) {
  const { lat, lng } = placeAt({ x: (widthPx / 2 - x) / scale, y: (heightPx / 2 - y) / scale });
  return { center: { lat, lng }, zoom: Math.log2(scale) };
}
