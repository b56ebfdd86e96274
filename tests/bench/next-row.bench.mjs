// From `j` to the end of the frame that shows the focus on the next row of members: the console beside a bare page of 30 elements, of which the
// next takes the focus. A browser draws 60 times a second, and after a key runs nothing else before the frame that comes after what the key
// changed: what the bare page takes is the least that any page can take, by this clock.
import { nextRow, onPages, press } from './consolePages.mjs';
import { median, percentile } from './median.mjs';

const ROUNDS = 3;
const PRESSES = 60;
const BARE = `<!doctype html><meta charset="utf-8"><style>[role=row]{height:40px}[role=row]:focus{background:#eef}</style>
<div role="grid">${Array.from({ length: 30 }, (_, at) => `<div role="row" tabindex="-1" aria-rowindex="${at + 2}">row ${at}</div>`).join('')}</div>
<script>
const rows = [...document.querySelectorAll('[role=row]')];
let at = 0;
rows[0].focus();
addEventListener('keydown', ({ key }) => key === 'j' && rows[(at = (at + 1) % rows.length)].focus());
</script>`;

export default () =>
  onPages({ members: 20_000 }, async ({ open }) => {
    const taken = { console: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [side, times] of Object.entries(taken)) {
        const page = await open(side === 'bare' ? { html: BARE } : { place: 'profile-manager' });
        for (let nth = 0; nth < PRESSES; nth += 1) {
          times.push(await press(page, 'j', nextRow(page)));
          // Keys come at any moment between two frames.
          await page.waitForTimeout(60 + Math.random() * 17);
        }
        await page.context().close();
      }
    for (const [side, times] of Object.entries(taken))
      console.log(
        `${side.padEnd(8)} median ${median(times).toFixed(1).padStart(5)} ms   p95 ${percentile(times, 0.95).toFixed(1).padStart(5)} ms`,
      );
  });
