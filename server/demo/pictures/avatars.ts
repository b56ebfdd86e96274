import type { Random } from '../random';
import type { AvatarKind } from './names';
import { PALETTES } from './palettes';
import { lantern, lotus, roof } from './pieces';

const BACKGROUNDS = [
  ['#f6a192', '#fbd3c6'],
  ['#7cc6c3', '#cdebe6'],
  ['#f3c26b', '#fbe7bf'],
  ['#9db4e8', '#dbe4fa'],
  ['#b79ad6', '#e5daf3'],
  ['#8ccf9a', '#d9f1dd'],
  ['#e79ab5', '#f8dbe6'],
  ['#6d8aa8', '#c3d2e2'],
] as const;
const SKIN = ['#f3cfae', '#e8b98f', '#d9a173', '#c78a5c'] as const;
const HAIR = ['#241c1c', '#33241f', '#1d2430', '#4a3326', '#8d8d92'] as const;
const CLOTHES = [
  '#2f6f73',
  '#b5542f',
  '#5a4a8a',
  '#a33b52',
  '#406a3f',
  '#2f5fa8',
  '#c9a24b',
  '#6d4c3d',
  '#f2f2f2',
] as const;

const frame = (random: Random, body: string) => {
  const [from, to] = random.pick(BACKGROUNDS);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><defs><linearGradient id="b" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><radialGradient id="glow"><stop offset="0" stop-color="#fff" stop-opacity=".8"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><rect width="200" height="200" fill="url(#b)"/>${body}</svg>`;
};

/** Hair, before and behind the face. */
function hair(random: Random, kind: AvatarKind, colour: string): { behind: string; before: string } {
  const fringe = `<path d="M58 92 Q54 40 100 40 Q146 40 142 92 Q134 66 ${random.between(84, 116)} 66 Q70 66 58 92 Z" fill="${colour}"/>`;
  if (kind === 'man') {
    const cut = random.pick([
      `<path d="M58 86 Q56 42 100 40 Q144 42 142 86 L136 70 Q100 54 64 70 Z" fill="${colour}"/>`,
      `<path d="M60 82 Q60 44 96 42 Q146 36 141 84 Q130 62 104 62 Q82 60 60 82 Z" fill="${colour}"/>`,
      '',
    ]);
    return { behind: '', before: cut };
  }
  const long = `<path d="M54 96 Q48 34 100 36 Q152 34 146 96 L150 168 H50 Z" fill="${colour}"/>`;
  const bun = `<circle cx="100" cy="36" r="20" fill="${colour}"/><circle cx="100" cy="80" r="46" fill="${colour}"/>`;
  const bob = `<path d="M52 92 Q50 36 100 36 Q150 36 148 92 L146 128 H54 Z" fill="${colour}"/>`;
  return { behind: random.pick([long, bun, bob]), before: fringe };
}

function face(random: Random, kind: AvatarKind): string {
  const skin = random.pick(SKIN);
  const colour = random.pick(HAIR);
  const clothes = random.pick(CLOTHES);
  const { behind, before } = hair(random, kind, colour);
  const collar =
    kind === 'woman'
      ? `<path d="M86 142 h28 v14 q-14 8 -28 0 Z" fill="${clothes}"/>`
      : `<path d="M82 150 L100 172 L118 150" stroke="#fff" stroke-width="7" fill="none" opacity=".7"/>`;
  const glasses = random.chance(0.22)
    ? `<g fill="none" stroke="#2b2b33" stroke-width="3.500"><circle cx="83" cy="96" r="12"/><circle cx="117" cy="96" r="12"/><path d="M95 96 h10"/></g>`
    : '';
  const hat = random.chance(0.2)
    ? `<path d="M34 76 L100 22 L166 76 Q100 96 34 76 Z" fill="#e9cf8f"/><path d="M34 76 L100 22 L112 84 Q66 86 34 76 Z" fill="#d6b56f"/>`
    : '';
  const mouth = random.pick(['M86 118 Q100 130 114 118', 'M88 119 Q100 126 112 119', 'M86 117 Q100 136 114 117 Z']);
  const blush =
    kind === 'woman'
      ? `<circle cx="74" cy="110" r="8" fill="#f08a7a" opacity=".35"/><circle cx="126" cy="110" r="8" fill="#f08a7a" opacity=".35"/>`
      : '';
  const brows = `<path d="M75 84 q8 -5 16 0 M109 84 q8 -5 16 0" stroke="${colour}" stroke-width="3.500" fill="none" stroke-linecap="round"/>`;
  return frame(
    random,
    `${behind}<path d="M24 200 Q28 152 80 148 H120 Q172 152 176 200 Z" fill="${clothes}"/><path d="M86 128 h28 v20 q-14 12 -28 0 Z" fill="${skin}"/><path d="M86 132 q14 12 28 0 v8 q-14 10 -28 0 Z" fill="#000" opacity=".08"/>${collar}<circle cx="59" cy="98" r="8" fill="${skin}"/><circle cx="141" cy="98" r="8" fill="${skin}"/><path d="M60 86 Q60 48 100 48 Q140 48 140 86 Q140 140 100 140 Q60 140 60 86 Z" fill="${skin}"/>${before}${brows}<circle cx="83" cy="96" r="4" fill="#2b2226"/><circle cx="117" cy="96" r="4" fill="#2b2226"/><path d="M100 98 q-5 10 0 11" stroke="#000" stroke-opacity=".25" stroke-width="3" fill="none"/>${blush}<path d="${mouth}" stroke="#9c4a3c" stroke-width="3.500" fill="${mouth.endsWith('Z') ? '#fff' : 'none'}" stroke-linecap="round"/>${glasses}${hat}`,
  );
}

/** What shops, temples and associations show instead of a face. */
function emblem(random: Random): string {
  const brush = { palette: random.pick(PALETTES), random, dark: false };
  return frame(
    random,
    random.pick([
      () =>
        `${lotus(100, 150, 84)}<path d="M40 160 Q100 186 160 160" stroke="#3d7f4c" stroke-width="9" fill="none" stroke-linecap="round"/>`,
      () =>
        `<rect x="60" y="96" width="80" height="70" fill="#f8ebcf"/><path d="M84 166 v-34 a16 16 0 0 1 32 0 v34 Z" fill="#4a2f33"/>${roof(brush, 100, 100, 130, 48)}`,
      () => lantern(brush, 100, 96, 44),
      () =>
        `<path d="M44 96 Q50 160 84 162 H116 Q150 160 156 96 Z" fill="#f7f3ea"/><ellipse cx="100" cy="96" rx="58" ry="16" fill="#e08b3a"/><path d="M120 92 L176 40 M130 96 L184 52" stroke="#4a2f33" stroke-width="6" stroke-linecap="round"/><path d="M52 124 Q100 144 148 124" stroke="#2f5fa8" stroke-width="5" fill="none"/>`,
      () =>
        `<path d="M30 128 Q60 168 100 168 T172 120 Q100 146 30 128 Z" fill="#2f6f9f"/><path d="M96 132 V44 L150 118 H96 Z" fill="#f7f3ea"/><path d="M90 132 V60 L54 120 H90 Z" fill="#e4572e"/>`,
    ])(),
  );
}

/** The drawing of avatar `index` of a kind, always the same, as SVG of 200 × 200 units. */
export function avatar(random: Random, kind: AvatarKind): string {
  return kind === 'emblem' ? emblem(random) : face(random, kind);
}
