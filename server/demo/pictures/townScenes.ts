import { type Brush, HEIGHT, hills, lantern, lotus, palm, person, repeat, roof, sky, svg, tree, WIDTH } from './pieces';

type Scene = (brush: Brush) => string;

const CLOTHES = ['#7b3f61', '#2f6f73', '#b5542f', '#5a4a8a', '#8a6d3b', '#406a3f'];
const FRUIT = ['#e4572e', '#f3a712', '#7fb069', '#d1495b', '#f6d743', '#8e5572'];

const house: Scene = (brush) => {
  const { palette, random } = brush;
  return svg(
    brush,
    sky(brush, 400) +
      hills(brush, 470, 70) +
      `<rect y="560" width="${WIDTH}" height="160" fill="${palette.ground}"/>` +
      palm(brush, 130, 580, 330, -30) +
      tree(brush, 850, 585, 240) +
      `<rect x="270" y="400" width="430" height="180" fill="${palette.wall}"/><rect x="270" y="556" width="430" height="24" fill="${palette.shade}"/>` +
      roof(brush, 485, 410, 560, 120) +
      repeat(4, (i) => `<rect x="${290 + i * 118}" y="404" width="14" height="176" fill="${palette.roof}"/>`) +
      `<rect x="438" y="440" width="94" height="140" fill="${brush.dark ? palette.glow : palette.ink}" opacity=".85"/><rect x="326" y="450" width="72" height="62" fill="${palette.glow}"/><rect x="572" y="450" width="72" height="62" fill="${palette.glow}"/><path d="M362 450 v62 M326 481 h72 M608 450 v62 M572 481 h72" stroke="${palette.ink}" stroke-width="4"/>` +
      `<path d="M420 ${HEIGHT} L450 580 H520 L570 ${HEIGHT} Z" fill="${palette.shade}"/><ellipse cx="760" cy="600" rx="44" ry="26" fill="#8a4f35"/><rect x="716" y="572" width="88" height="28" rx="8" fill="#a1603f"/>` +
      lantern(brush, 412, 440, 14) +
      lantern(brush, 556, 440, 14) +
      person(brush, random.between(300, 400), 650, 96, random.pick(CLOTHES)) +
      person(brush, random.between(590, 680), 660, 70, random.pick(CLOTHES)),
  );
};

const market: Scene = (brush) => {
  const { palette, random } = brush;
  const stripes = ['#e4572e', '#2a9d8f', '#e9b44c', '#8e5572'];
  const stall = (x: number, y: number, colour: string) => {
    const awning = repeat(
      6,
      (i) => `<path d="M${x + i * 40} ${y} h40 v44 q-20 22 -40 0 Z" fill="${i % 2 ? '#fff4e0' : colour}"/>`,
    );
    const goods = repeat(3, (row) =>
      repeat(
        10 - row,
        (i) =>
          `<circle cx="${x + 26 + row * 9 + i * 21}" cy="${y + 168 - row * 16}" r="12" fill="${random.pick(FRUIT)}"/>`,
      ),
    );
    return `<rect x="${x + 8}" y="${y + 20}" width="8" height="230" fill="${palette.ink}"/><rect x="${x + 224}" y="${y + 20}" width="8" height="230" fill="${palette.ink}"/>${person(brush, x + 120, y + 190, 104, random.pick(CLOTHES))}${goods}<rect x="${x + 2}" y="${y + 176}" width="236" height="74" rx="4" fill="#9a6b3f"/><path d="M${x + 2} ${y + 200} h236 M${x + 2} ${y + 226} h236" stroke="${palette.ink}" stroke-width="3" opacity=".35"/>${awning}`;
  };
  return svg(
    brush,
    sky(brush, 340) +
      hills(brush, 420, 60) +
      `<rect y="480" width="${WIDTH}" height="240" fill="${palette.shade}"/>` +
      roof(brush, 480, 330, 620, 90) +
      `<rect x="220" y="328" width="520" height="120" fill="${palette.wall}" opacity=".9"/>` +
      repeat(3, (i) =>
        stall(60 + i * 300, 300 + (i % 2) * 30, stripes[(i + random.between(0, 3)) % 4] ?? palette.accent),
      ) +
      repeat(4, (i) =>
        person(brush, 90 + i * 250 + random.between(-40, 40), random.between(675, 712), 120, random.pick(CLOTHES)),
      ),
  );
};

const school: Scene = (brush) => {
  const { palette, random } = brush;
  const windows = (y: number) =>
    repeat(
      8,
      (i) =>
        `<rect x="${176 + i * 78}" y="${y}" width="48" height="58" rx="3" fill="${brush.dark ? palette.glow : '#9ccbd6'}"/><path d="M${200 + i * 78} ${y} v58" stroke="${palette.wall}" stroke-width="5"/>`,
    );
  return svg(
    brush,
    sky(brush, 360) +
      hills(brush, 450, 60) +
      `<rect x="140" y="270" width="680" height="290" fill="#f1cf7a"/><rect x="140" y="270" width="680" height="290" fill="${palette.hills[2]}" opacity="${brush.dark ? 0.4 : 0.06}"/>` +
      roof(brush, 480, 278, 760, 84) +
      windows(310) +
      windows(420) +
      `<rect x="130" y="392" width="700" height="14" fill="${palette.roof}"/><rect x="436" y="478" width="88" height="82" fill="${palette.ink}"/><rect y="556" width="${WIDTH}" height="164" fill="${palette.ground}"/><path d="M350 ${HEIGHT} L430 560 H530 L620 ${HEIGHT} Z" fill="${palette.shade}"/>` +
      `<path d="M250 640 V300" stroke="${palette.ink}" stroke-width="7"/><path d="M253 304 q50 -16 96 0 v62 q-46 -16 -96 0 Z" fill="#da251d"/><path d="M301 316 l5.6 13 14 1 -10.800 9 3.400 13.800 -12.200 -7.400 -12.200 7.400 3.400 -13.800 -10.800 -9 14 -1 Z" fill="#ffde3a"/>` +
      tree(brush, 850, 610, 220) +
      repeat(6, (i) =>
        person(
          brush,
          130 + i * 130 + random.between(-26, 26),
          random.between(640, 705),
          random.between(62, 84),
          i % 2 ? '#f5f5f5' : '#2f5fa8',
        ),
      ),
  );
};

const street: Scene = (brush) => {
  const { palette, random } = brush;
  const walls = ['#e9b44c', '#d98e73', '#8fb9aa', '#f0d9b5', '#b8a1c9', '#c9d1a3'];
  const houses = repeat(7, (i) => {
    const top = random.between(150, 280);
    const x = i * 140 - 10;
    const floors = repeat(
      Math.floor((520 - top) / 92),
      (f) =>
        `<rect x="${x + 22}" y="${top + 34 + f * 92}" width="38" height="50" rx="3" fill="${brush.dark ? palette.glow : '#6d8f9c'}"/><rect x="${x + 78}" y="${top + 34 + f * 92}" width="38" height="50" rx="3" fill="${brush.dark && f % 2 ? palette.ink : brush.dark ? palette.glow : '#6d8f9c'}"/><rect x="${x + 14}" y="${top + 88 + f * 92}" width="110" height="7" fill="${palette.shade}"/>`,
    );
    return `<rect x="${x}" y="${top}" width="140" height="${540 - top}" fill="${walls[(i + random.between(0, 2)) % 6]}"/><rect x="${x}" y="${top}" width="140" height="12" fill="${palette.roof}"/>${floors}`;
  });
  const bike = (x: number, y: number, colour: string) =>
    `<g transform="translate(${x} ${y})"><circle cx="-34" cy="0" r="20" fill="none" stroke="${palette.ink}" stroke-width="9"/><circle cx="36" cy="0" r="20" fill="none" stroke="${palette.ink}" stroke-width="9"/><path d="M-40 -22 Q-10 -44 14 -20 L34 -46 L44 -4 L-4 0 Z" fill="${colour}"/><path d="M34 -46 l-16 -10" stroke="${palette.ink}" stroke-width="6"/>${person(brush, -6, -18, 80, random.pick(CLOTHES))}</g>`;
  return svg(
    brush,
    sky(brush, 300) +
      houses +
      `<rect y="536" width="${WIDTH}" height="184" fill="#6b6a70"/><rect y="536" width="${WIDTH}" height="22" fill="${palette.shade}"/>${repeat(8, (i) => `<rect x="${i * 130}" y="640" width="70" height="9" fill="#f4e9c8" opacity=".8"/>`)}` +
      `<path d="M0 120 Q480 190 960 110 M0 140 Q480 214 960 134" stroke="${palette.ink}" stroke-width="3" fill="none"/>` +
      tree(brush, random.between(120, 260), 556, 200) +
      repeat(5, (i) => bike(110 + i * 190 + random.between(-30, 30), i % 2 ? 690 : 610, random.pick(FRUIT))),
  );
};

const nightSky: Scene = (brush) => {
  const { palette, random } = brush;
  const lanterns = repeat(14, () => {
    const size = random.between(9, 26);
    const x = random.between(20, 940);
    const y = random.between(60, 470);
    return `<circle cx="${x}" cy="${y}" r="${size * 2.4}" fill="url(#glow)"/><path d="M${x - size * 0.8} ${y - size} q${size * 0.8} ${-size * 0.5} ${size * 1.6} 0 l${-size * 0.25} ${size * 1.7} h${-size * 1.1} Z" fill="${palette.accent}"/><ellipse cx="${x}" cy="${y + size * 0.6}" rx="${size * 0.5}" ry="${size * 0.2}" fill="${palette.glow}"/>`;
  });
  return svg(
    brush,
    sky(brush, 560) +
      hills(brush, 600, 100) +
      lanterns +
      roof(brush, 480, 610, 260, 66) +
      `<rect x="396" y="608" width="168" height="70" fill="${palette.wall}"/><rect x="452" y="626" width="56" height="52" fill="${palette.glow}"/><rect y="672" width="${WIDTH}" height="48" fill="${palette.ink}"/>` +
      repeat(7, (i) =>
        person(brush, 60 + i * 140 + random.between(-30, 30), 712, random.between(84, 104), random.pick(CLOTHES)),
      ) +
      lotus(860, 706, 34),
  );
};

export const TOWN = { house, market, school, street, night: nightSky } as const;
