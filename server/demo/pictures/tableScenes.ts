import { type Brush, HEIGHT, lantern, lotus, repeat, svg, WIDTH } from './pieces';

type Scene = (brush: Brush) => string;

const FRUIT = ['#e4572e', '#f3a712', '#7fb069', '#d1495b', '#f6d743', '#8e5572'];

/** A table before a wall, for things seen from near. */
function table({ palette, random }: Brush, edge: number): string {
  const leaves = repeat(7, (i) => {
    const x = 90 + i * 130 + random.between(-30, 30);
    return `<path d="M${x} 0 q${random.between(-40, 40)} ${random.between(60, 130)} ${random.between(-30, 30)} ${random.between(150, 240)} q${random.between(20, 60)} -90 0 -240 Z" fill="${palette.leaf}" opacity=".35"/>`;
  });
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${leaves}<rect y="${edge}" width="${WIDTH}" height="${HEIGHT - edge}" fill="#a8703f"/><rect y="${edge}" width="${WIDTH}" height="12" fill="#8b5a30"/>${repeat(5, (i) => `<path d="M0 ${edge + 40 + i * 52} Q480 ${edge + 30 + i * 52} 960 ${edge + 44 + i * 52}" stroke="#8b5a30" stroke-width="3" fill="none" opacity=".6"/>`)}`;
}

const steam = (x: number, y: number) =>
  repeat(
    3,
    (i) =>
      `<path d="M${x - 50 + i * 50} ${y} q-24 -40 0 -74 q24 -34 0 -76" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".45"/>`,
  );

const bowl: Scene = (brush) => {
  const { palette, random } = brush;
  const broth = random.pick(['#e08b3a', '#c9633a', '#e3b65b', '#b9502f']);
  const noodles = repeat(16, () => {
    const x = random.between(290, 600);
    const y = random.between(408, 462);
    return `<path d="M${x} ${y} q30 -26 60 0 t60 0" stroke="#fbf1d8" stroke-width="8" fill="none" stroke-linecap="round"/>`;
  });
  const toppings = repeat(
    9,
    () =>
      `<ellipse cx="${random.between(310, 650)}" cy="${random.between(405, 455)}" rx="${random.between(18, 38)}" ry="${random.between(9, 15)}" fill="${random.pick(['#a5482f', '#c77b58', '#f2e3c6', '#d9482b'])}"/>`,
  );
  const herbs = repeat(
    16,
    () =>
      `<path transform="translate(${random.between(300, 660)} ${random.between(398, 458)}) rotate(${random.between(0, 180)})" d="M0 0 q14 -12 28 0 q-14 12 -28 0 Z" fill="#4f9a4a"/>`,
  );
  return svg(
    brush,
    `${table(brush, 430)}<ellipse cx="480" cy="640" rx="250" ry="26" fill="#5d3a1e" opacity=".4"/><path d="M220 430 Q250 630 400 640 H560 Q710 630 740 430 Z" fill="#f7f3ea"/><path d="M240 500 Q300 540 480 540 T720 500" stroke="#2f5fa8" stroke-width="10" fill="none"/>${repeat(9, (i) => `<circle cx="${300 + i * 45}" cy="${572 + Math.abs(4 - i) * -4}" r="9" fill="#2f5fa8"/>`)}<ellipse cx="480" cy="430" rx="262" ry="70" fill="#f7f3ea"/><ellipse cx="480" cy="434" rx="238" ry="56" fill="${broth}"/>${noodles}${toppings}${herbs}<path d="M610 420 L850 210 M640 436 L890 240" stroke="${palette.ink}" stroke-width="13" stroke-linecap="round"/>${steam(470, 330)}<circle cx="140" cy="600" r="58" fill="#f7f3ea"/><circle cx="140" cy="600" r="42" fill="#7fb069"/>${repeat(5, () => `<circle cx="${random.between(115, 165)}" cy="${random.between(578, 622)}" r="9" fill="${random.pick(['#e2383f', '#4f9a4a', '#f6d743'])}"/>`)}`,
  );
};

const teapot: Scene = (brush) => {
  const { palette, random } = brush;
  const glaze = random.pick(['#2f5fa8', '#5c8a6b', '#8b4a3a', '#d8cdb4']);
  const cup = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y + 62}" rx="62" ry="13" fill="#5d3a1e" opacity=".35"/><path d="M${x - 52} ${y} Q${x - 44} ${y + 62} ${x} ${y + 62} T${x + 52} ${y} Z" fill="${glaze}"/><ellipse cx="${x}" cy="${y}" rx="52" ry="14" fill="#f4ead2"/><ellipse cx="${x}" cy="${y + 2}" rx="42" ry="10" fill="#a9742c"/>`;
  return svg(
    brush,
    `${table(brush, 440)}<ellipse cx="480" cy="612" rx="330" ry="40" fill="#6b4426"/><ellipse cx="480" cy="602" rx="330" ry="40" fill="#c08a55"/><path d="M612 480 Q720 470 742 372 Q752 350 776 352" stroke="${glaze}" stroke-width="34" fill="none"/><path d="M330 420 Q214 400 236 500 Q250 566 350 548" stroke="${glaze}" stroke-width="22" fill="none"/><ellipse cx="470" cy="490" rx="172" ry="112" fill="${glaze}"/><path d="M330 450 Q470 520 620 452" stroke="#fff" stroke-width="5" fill="none" opacity=".5"/>${lotus(470, 540, 62, '#f7d6de')}<ellipse cx="470" cy="388" rx="92" ry="22" fill="${palette.shade}"/><circle cx="470" cy="362" r="18" fill="${palette.ink}"/>${steam(790, 330)}${cup(250, 610)}${cup(690, 620)}${cup(470, 640)}`,
  );
};

const fruit: Scene = (brush) => {
  const { palette, random } = brush;
  const piece = (x: number, y: number, size: number) => {
    const colour = random.pick(FRUIT);
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="${colour}"/><ellipse cx="${x - size * 0.32}" cy="${y - size * 0.36}" rx="${size * 0.26}" ry="${size * 0.17}" fill="#fff" opacity=".5"/><path d="M${x} ${y - size} q4 -14 16 -18" stroke="${palette.ink}" stroke-width="5" fill="none"/><path d="M${x + 10} ${y - size - 12} q22 -14 34 4 q-20 12 -34 -4" fill="#4f9a4a"/>`;
  };
  const rows = [5, 4, 3, 1].map((count, row) =>
    repeat(count, (i) => piece(480 + (i - (count - 1) / 2) * 104, 500 - row * 84, random.between(50, 60))),
  );
  const bananas = `<path d="M196 540 Q150 400 250 330 Q236 440 300 520 Z" fill="#f6d743"/><path d="M230 560 Q210 430 320 380 Q290 460 340 540 Z" fill="#efc93a"/>`;
  return svg(
    brush,
    `${table(brush, 470)}<ellipse cx="480" cy="640" rx="330" ry="26" fill="#5d3a1e" opacity=".4"/>${bananas}${rows.join('')}<path d="M170 530 Q200 640 360 646 H600 Q760 640 790 530 Z" fill="#b98145"/>${repeat(14, (i) => `<path d="M${190 + i * 43} 534 l-18 104" stroke="#8b5a30" stroke-width="6" opacity=".6"/>`)}<rect x="160" y="518" width="640" height="24" rx="12" fill="#8b5a30"/>`,
  );
};

/** The bell of a temple, with its beam. */
const bell: Scene = (brush) => {
  const { palette } = brush;
  const bronze = brush.dark ? '#8a6a3a' : '#a67c3d';
  const bands = [330, 420, 520].map(
    (y, i) =>
      `<path d="M${350 - i * 12} ${y} Q480 ${y + 26} ${610 + i * 12} ${y}" stroke="${palette.ink}" stroke-width="7" fill="none" opacity=".45"/>`,
  );
  const studs = repeat(3, (row) =>
    repeat(
      6,
      (i) =>
        `<circle cx="${385 + i * 38}" cy="${352 + row * 20 + Math.abs(2.5 - i) * -3}" r="6" fill="${palette.glow}" opacity=".8"/>`,
    ),
  );
  return svg(
    brush,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/><circle cx="480" cy="420" r="330" fill="url(#glow)" opacity=".55"/><rect x="60" y="0" width="70" height="${HEIGHT}" fill="${palette.roof}"/><rect x="830" y="0" width="70" height="${HEIGHT}" fill="${palette.roof}"/><rect x="0" y="70" width="${WIDTH}" height="64" fill="${palette.roof}"/><rect x="0" y="70" width="${WIDTH}" height="12" fill="${palette.accent}" opacity=".6"/><path d="M480 134 V230" stroke="${palette.ink}" stroke-width="12"/><path d="M430 246 Q480 180 530 246" stroke="${palette.ink}" stroke-width="20" fill="none"/><path d="M480 236 Q350 240 346 360 Q344 520 306 596 Q480 644 654 596 Q616 520 614 360 Q610 240 480 236 Z" fill="${bronze}"/><path d="M430 252 Q380 300 380 400 Q380 520 352 600" stroke="#fff" stroke-width="12" fill="none" opacity=".25"/>${bands.join('')}${studs}<circle cx="480" cy="482" r="34" fill="${palette.glow}" opacity=".75"/><path d="M700 470 H940 V520 H700 Z" fill="#8b5a30"/><path d="M760 134 V470 M880 134 V470" stroke="${palette.ink}" stroke-width="6"/>${lantern(brush, 210, 240, 34)}<rect y="640" width="${WIDTH}" height="80" fill="${palette.shade}"/>${lotus(180, 690, 40)}${lotus(790, 694, 46)}`,
  );
};

export const TABLE = { bowl, teapot, fruit, bell } as const;
