import { chromium } from 'playwright-core';
const path = process.argv[2] ?? '/dashboard';
const tag = process.argv[3] ?? 'a';
const shots = (process.argv[4] ?? '1440l,1440d,390l').split(',');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const s of shots) {
  const width = Number.parseInt(s); const dark = s.includes('d');
  const ctx = await browser.newContext({ viewport: { width, height: width < 500 ? 2600 : 1500 }, colorScheme: dark ? 'dark' : 'light', locale: 'vi-VN' });
  const page = await ctx.newPage();
  page.on('console', (m) => ['error','warning'].includes(m.type()) && console.log(m.type(), m.text().slice(0,300)));
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  await page.goto('http://127.0.0.1:4391' + path + (path.includes('?') ? '&' : '?') + 'lang=vi');
  await page.getByLabel(/Tên đăng nhập/).fill('admin');
  await page.getByLabel(/Mật khẩu/).fill('mot-mat-khau-dai');
  await page.keyboard.press('Enter');
  await page.locator('main#main').waitFor();
  await page.waitForTimeout(1800);
  if (process.argv[5]) { await page.locator('[data-chart="series"]').hover({ position: { x: 300, y: 100 } }).catch(()=>{}); }
  await page.screenshot({ path: `/tmp/shot-${tag}-${s}.png` });
  await ctx.close();
}
await browser.close();
