import {
  type Brush,
  boat,
  HEIGHT,
  hills,
  lantern,
  lotus,
  palm,
  person,
  repeat,
  roof,
  sky,
  svg,
  tree,
  WIDTH,
  water,
} from './pieces';

type Scene = (brush: Brush) => string;

const CLOTHES = ['#7b3f61', '#2f6f73', '#b5542f', '#5a4a8a', '#8a6d3b', '#406a3f'];

const ground = ({ palette }: Brush, y: number) =>
  `<path d="M0 ${y} Q${WIDTH / 2} ${y - 24} ${WIDTH} ${y} V${HEIGHT} H0 Z" fill="${palette.ground}"/>`;

/** The three-arched gate that gives the project its name. */
const gate: Scene = (brush) => {
  const { palette, random, dark } = brush;
  const arch = (x: number, width: number, top: number) =>
    `<path d="M${x - width / 2} 600 V${top + width / 2} A${width / 2} ${width / 2} 0 0 1 ${x + width / 2} ${top + width / 2} V600 Z" fill="${dark ? palette.glow : palette.ink}" opacity="${dark ? 0.85 : 0.62}"/>`;
  const wall = (x: number, y: number, width: number, height: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${palette.wall}"/><rect x="${x}" y="${y}" width="${width}" height="14" fill="${palette.shade}"/>`;
  return svg(
    brush,
    sky(brush, 430) +
      hills(brush, 500, 90) +
      tree(brush, 90, 590, 250) +
      tree(brush, 880, 590, 230) +
      ground(brush, 590) +
      `<path d="M380 ${HEIGHT} L440 600 H520 L580 ${HEIGHT} Z" fill="${palette.shade}" opacity=".8"/>` +
      wall(215, 410, 170, 190) +
      wall(575, 410, 170, 190) +
      wall(375, 330, 210, 270) +
      wall(415, 240, 130, 70) +
      roof(brush, 300, 415, 200, 70) +
      roof(brush, 660, 415, 200, 70) +
      roof(brush, 480, 335, 270, 84) +
      roof(brush, 480, 245, 190, 70) +
      arch(300, 86, 480) +
      arch(660, 86, 480) +
      arch(480, 120, 420) +
      `<rect x="436" y="356" width="88" height="34" rx="4" fill="${palette.roof}"/>` +
      repeat(4, (i) => `<circle cx="${452 + i * 19}" cy="373" r="5" fill="${palette.glow}"/>`) +
      lantern(brush, 398, 470, 17) +
      lantern(brush, 562, 470, 17) +
      person(brush, random.between(430, 470), 668, 74, random.pick(CLOTHES)) +
      person(brush, random.between(500, 545), 654, 66, random.pick(CLOTHES)),
  );
};

const lotusPond: Scene = (brush) => {
  const { palette, random } = brush;
  const pads = repeat(22, () => {
    const y = random.between(430, 700);
    const size = 18 + ((y - 400) / 300) * 62;
    return `<ellipse cx="${random.between(0, WIDTH)}" cy="${y}" rx="${size}" ry="${size * 0.3}" fill="${palette.leaf}" opacity=".92"/><ellipse cx="${random.between(0, WIDTH)}" cy="${y - 4}" rx="${size * 0.7}" ry="${size * 0.2}" fill="${palette.ground}" opacity=".75"/>`;
  });
  const flowers = [random.between(120, 260), random.between(420, 540), random.between(690, 830)].map((x, i) => {
    const y = 560 + (i % 2) * 60;
    const size = 74 + random.between(0, 30);
    return `<path d="M${x} ${y} Q${x + 12} ${y + 70} ${x - 6} ${HEIGHT}" stroke="${palette.leaf}" stroke-width="7" fill="none"/>${lotus(x, y, size)}`;
  });
  const small = repeat(6, () =>
    lotus(random.between(30, 930), random.between(425, 500), random.between(16, 28), '#ee7fa4'),
  );
  return svg(
    brush,
    sky(brush, 380) +
      hills(brush, 400, 80) +
      water(brush, 390) +
      roof(brush, 720, 372, 170, 54) +
      `<rect x="666" y="370" width="108" height="30" fill="${palette.wall}"/>` +
      pads +
      small +
      flowers.join(''),
  );
};

const mountain: Scene = (brush) => {
  const { palette, random } = brush;
  const karst = repeat(7, (i) => {
    const x = i * 150 + random.between(-40, 40);
    const top = random.between(190, 330);
    return `<path d="M${x - 90} 520 Q${x - 60} ${top + 30} ${x} ${top} Q${x + 62} ${top + 40} ${x + 88} 520 Z" fill="${palette.hills[i % 3]}"/>`;
  });
  const mist = repeat(
    5,
    () =>
      `<ellipse cx="${random.between(0, WIDTH)}" cy="${random.between(430, 510)}" rx="${random.between(160, 300)}" ry="16" fill="#fff" opacity=".28"/>`,
  );
  return svg(
    brush,
    sky(brush, 420) +
      hills(brush, 470, 130) +
      karst +
      mist +
      water(brush, 515) +
      boat(brush, random.between(250, 700), 610, 190, palette.ink) +
      person(brush, 480, 606, 70, random.pick(CLOTHES)) +
      palm(brush, 60, HEIGHT, 260, 40),
  );
};

/** The river on the night of the lanterns. */
const lanternRiver: Scene = (brush) => {
  const { palette, random } = brush;
  const colours = [palette.accent, '#f4a72c', '#e86a92', '#5fb3a1', '#8e6bd1'];
  const line = (y: number, sag: number, count: number) =>
    `<path d="M-10 ${y} Q480 ${y + sag * 2} 970 ${y}" stroke="${palette.ink}" stroke-width="3" fill="none"/>` +
    repeat(count, (i) => {
      const t = (i + 0.5) / count;
      return lantern(
        brush,
        Math.round(t * WIDTH),
        Math.round(y + 4 * sag * t * (1 - t) + 44),
        random.between(20, 28),
        random.pick(colours),
      );
    });
  const floating = repeat(24, () => {
    const y = random.between(480, 705);
    const size = 5 + ((y - 460) / 240) * 17;
    const x = random.between(10, 950);
    return `<circle cx="${x}" cy="${y}" r="${size * 2.4}" fill="url(#glow)"/><path d="M${x - size} ${y} h${size * 2} l${-size * 0.4} ${size * 0.7} h${-size * 1.2} Z" fill="${random.pick(colours)}"/><path d="M${x} ${y} q${size * 0.5} ${-size * 0.6} 0 ${-size * 1.1} q${-size * 0.5} ${size * 0.5} 0 ${size * 1.1}" fill="${palette.glow}"/>`;
  });
  const houses = repeat(6, (i) => {
    const x = i * 165 - 10;
    return `<rect x="${x}" y="330" width="150" height="130" fill="${i % 2 ? palette.wall : '#e9b44c'}"/>${roof(brush, x + 75, 338, 180, 46)}${repeat(3, (w) => `<rect x="${x + 20 + w * 42}" y="372" width="26" height="44" rx="3" fill="${palette.glow}"/>`)}`;
  });
  return svg(brush, sky(brush, 330) + houses + water(brush, 455) + floating + line(70, 30, 7) + line(150, 24, 6));
};

const fishingBoat: Scene = (brush) => {
  const { palette, random } = brush;
  const hulls = ['#2f6f9f', '#b8442f', '#2c7a58', '#7a4b2a'];
  const far = repeat(4, () =>
    boat(brush, random.between(60, 900), random.between(395, 430), random.between(50, 80), palette.hills[2]),
  );
  return svg(
    brush,
    sky(brush, 380) +
      hills(brush, 385, 46) +
      water(brush, 380) +
      far +
      boat(brush, 500, 560, 460, random.pick(hulls)) +
      `<rect x="520" y="455" width="130" height="76" rx="6" fill="${palette.wall}"/><rect x="508" y="440" width="154" height="18" rx="6" fill="${palette.roof}"/><rect x="538" y="474" width="36" height="28" rx="4" fill="${palette.glow}"/><rect x="596" y="474" width="36" height="28" rx="4" fill="${palette.glow}"/>` +
      `<path d="M400 548 V330 M400 340 L560 440 M400 340 L300 520" stroke="${palette.ink}" stroke-width="6"/><path d="M400 336 h54 l-54 34 Z" fill="${palette.accent}"/><circle cx="318" cy="548" r="11" fill="#fff"/><circle cx="316" cy="548" r="6" fill="${palette.ink}"/>` +
      person(brush, 440, 552, 82, random.pick(CLOTHES)) +
      `<ellipse cx="170" cy="650" rx="92" ry="30" fill="#8a5a33"/><ellipse cx="170" cy="642" rx="80" ry="20" fill="#c08a55"/>`,
  );
};

const riceField: Scene = (brush) => {
  const { palette, random } = brush;
  const greens = ['#a8c65a', '#8db84f', '#c9cf62', '#7aa84a', '#e0c84f'];
  const terraces = repeat(8, (i) => {
    const y = 400 + i * 42;
    const sway = random.between(-40, 40);
    return `<path d="M0 ${y} Q${260 + sway} ${y - 46} 520 ${y - 8} T${WIDTH} ${y - 18} V${HEIGHT} H0 Z" fill="${greens[i % 5]}"/><path d="M0 ${y} Q${260 + sway} ${y - 46} 520 ${y - 8} T${WIDTH} ${y - 18}" stroke="#fff" stroke-width="3" opacity=".35" fill="none"/>`;
  });
  const tint = `<rect y="330" width="${WIDTH}" height="390" fill="${palette.hills[2]}" opacity="${brush.dark ? 0.6 : 0.14}"/>`;
  const x = random.between(560, 760);
  const buffalo = `<g transform="translate(${x} 600)" fill="${palette.ink}"><ellipse cx="0" cy="0" rx="72" ry="38"/><circle cx="-78" cy="-14" r="24"/><path d="M-88 -32 q-34 -16 -30 -44 q12 24 40 32 M-68 -34 q20 -18 14 -44 q-4 26 -28 34"/><rect x="-50" y="22" width="15" height="46"/><rect x="30" y="22" width="15" height="46"/></g>`;
  return svg(
    brush,
    sky(brush, 360) +
      hills(brush, 400, 110) +
      terraces +
      tint +
      palm(brush, 110, 470, 190, 24) +
      buffalo +
      person(brush, x + 8, 572, 74, random.pick(CLOTHES)) +
      repeat(4, () => person(brush, random.between(80, 480), random.between(560, 690), 72, random.pick(CLOTHES))),
  );
};

const river: Scene = (brush) => {
  const { palette, random } = brush;
  const bridge = `<path d="M120 470 Q480 250 840 470" fill="none" stroke="${palette.roof}" stroke-width="30"/><path d="M120 440 Q480 220 840 440" fill="none" stroke="${palette.ink}" stroke-width="5"/>${repeat(
    13,
    (i) => {
      const t = (i + 0.5) / 13;
      const y = 440 - 440 * t * (1 - t);
      return `<rect x="${Math.round(120 + t * 720)}" y="${Math.round(y)}" width="5" height="34" fill="${palette.ink}"/>`;
    },
  )}`;
  return svg(
    brush,
    sky(brush, 400) +
      hills(brush, 450, 90) +
      water(brush, 450) +
      bridge +
      palm(brush, 70, 520, 300, -20) +
      palm(brush, 900, 530, 260, 30) +
      boat(brush, random.between(280, 420), 620, 210, palette.ink) +
      person(brush, 350, 616, 78, random.pick(CLOTHES)) +
      boat(brush, random.between(640, 780), 560, 130, palette.roof) +
      repeat(2, (i) => person(brush, 440 + i * 60, 362, 56, random.pick(CLOTHES))),
  );
};

export const OUTDOOR = {
  gate,
  lotus: lotusPond,
  mountain,
  lantern: lanternRiver,
  boat: fishingBoat,
  rice: riceField,
  river,
} as const;
