/** What the streets are painted with, as a painter of WebGL takes it: by the names of map.css. */
const NAMES = ['sea', 'land', 'border', 'name', 'halo', 'road', 'road-edge', 'building', 'green'] as const;
export type Colours = Readonly<Record<(typeof NAMES)[number], string>>;

/** The colours of the theme in force. They are mixed by the style sheet, and only a browser can say what comes of that. */
export function coloursOf(map: Element): Colours {
  const probe = document.createElement('i');
  map.append(probe);
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = (name: string) => {
    probe.style.color = `var(--map-${name})`;
    const { color } = getComputedStyle(probe);
    if (!context) return color;
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    return `rgb(${red},${green},${blue})`;
  };
  const colours = Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Colours;
  probe.remove();
  return colours;
}
