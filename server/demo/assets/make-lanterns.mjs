// Makes lanterns.mp4 and lanterns.webp: lanterns drifting on a river at night, 3 s, a loop without a seam.
// Needs ffmpeg; run `node server/demo/assets/make-lanterns.mjs` only when the clip is to change. Drawn here, owned by the project.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const FRAMES = 72;
const FRAMES_PER_SECOND = 24;
const WIDTH = 640;
const HEIGHT = 360;
const COLOURS = ['#ff7b4a', '#f4a72c', '#e86a92', '#5fb3a1', '#b18be8'];

/** A lantern at `t` of the loop (0 to 1): it drifts by a whole number of its own distances, so the last frame meets the first. */
function lantern(index, t) {
  const depth = (index % 6) / 5;
  const y = 208 + depth * 128;
  const size = 5 + depth * 11;
  const step = WIDTH / 4;
  const x = ((((index * 211) % step) + Math.floor(index / 6) * step + t * step) % (WIDTH + step)) - step / 2;
  const bob = Math.sin(2 * Math.PI * (t + index * 0.17)) * (1 + depth * 2);
  const flame = 1 + 0.18 * Math.sin(2 * Math.PI * (3 * t + index * 0.31));
  return `<g transform="translate(${x.toFixed(2)} ${(y + bob).toFixed(2)})"><circle r="${size * 2.8 * flame}" fill="url(#glow)"/><ellipse cy="${size * 1.25}" rx="${size * 0.9}" ry="${size * 0.24}" fill="#ffd76a" opacity=".35"/><path d="M${-size} 0 h${size * 2} l${-size * 0.4} ${size * 0.7} h${-size * 1.2} Z" fill="${COLOURS[index % 5]}"/><path d="M0 0 q${size * 0.5} ${-size * 0.6 * flame} 0 ${-size * 1.2 * flame} q${-size * 0.5} ${size * 0.6 * flame} 0 ${size * 1.2 * flame}" fill="#fff0b8"/></g>`;
}

function frame(t) {
  const stars = Array.from({ length: 40 }, (_, i) => {
    const twinkle = 0.45 + 0.4 * Math.sin(2 * Math.PI * (t + i / 7));
    return `<circle cx="${(i * 97) % WIDTH}" cy="${(i * 41) % 120}" r="${0.7 + (i % 3) * 0.4}" fill="#fff" opacity="${twinkle.toFixed(2)}"/>`;
  }).join('');
  const glints = Array.from({ length: 26 }, (_, i) => {
    const shimmer = 0.1 + 0.12 * Math.sin(2 * Math.PI * (t + i / 5));
    return `<rect x="${(i * 149) % WIDTH}" y="${204 + ((i * 61) % 150)}" width="${20 + ((i * 13) % 50)}" height="1.6" rx=".8" fill="#fff" opacity="${shimmer.toFixed(2)}"/>`;
  }).join('');
  const lanterns = Array.from({ length: 30 }, (_, i) => i)
    .sort((a, b) => (a % 6) - (b % 6))
    .map((i) => lantern(i, t))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#0d1836"/><stop offset="1" stop-color="#4a5f96"/></linearGradient><linearGradient id="water" x2="0" y2="1"><stop offset="0" stop-color="#3a568c"/><stop offset="1" stop-color="#0e1833"/></linearGradient><radialGradient id="glow"><stop offset="0" stop-color="#ffd76a" stop-opacity=".75"/><stop offset="1" stop-color="#ffd76a" stop-opacity="0"/></radialGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${stars}<circle cx="520" cy="64" r="26" fill="#f6f2d4"/><path d="M0 200 Q90 120 190 176 T380 160 T560 172 T640 150 V210 H0 Z" fill="#22335f"/><path d="M0 204 Q120 168 240 192 T480 186 T640 190 V210 H0 Z" fill="#162344"/><rect y="200" width="${WIDTH}" height="160" fill="url(#water)"/>${glints}<path d="M250 200 q70 -78 140 0" stroke="#632838" stroke-width="11" fill="none"/><path d="M236 190 q84 -92 168 0" stroke="#0b1226" stroke-width="2.5" fill="none"/>${lanterns}</svg>`;
}

const here = dirname(fileURLToPath(import.meta.url));
const frames = mkdtempSync(join(tmpdir(), 'lanterns-'));
for (let i = 0; i < FRAMES; i++) {
  await sharp(Buffer.from(frame(i / FRAMES)))
    .png()
    .toFile(join(frames, `${String(i).padStart(3, '0')}.png`));
}
execFileSync('ffmpeg', [
  '-y',
  '-loglevel',
  'error',
  '-framerate',
  String(FRAMES_PER_SECOND),
  '-i',
  join(frames, '%03d.png'),
  '-c:v',
  'libx264',
  '-preset',
  'veryslow',
  '-crf',
  '30',
  '-pix_fmt',
  'yuv420p',
  '-profile:v',
  'main',
  '-movflags',
  '+faststart',
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  join(here, 'lanterns.mp4'),
]);
await sharp(Buffer.from(frame(0)))
  .webp({ quality: 80 })
  .toFile(join(here, 'lanterns.webp'));
rmSync(frames, { recursive: true });
