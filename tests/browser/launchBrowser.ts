import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/**
 * What the machine would say of itself, said by the tests: its fonts (fonts.conf), its language and, by vitest.config.ts, its time zone. A
 * page looks and speaks the same on every machine then.
 */
const SAME_EVERYWHERE = {
  FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
  LANGUAGE: 'vi',
  LC_ALL: 'C.UTF-8',
} as const;

/** Starts the Chromium at CHROMIUM_PATH, without what asks the network on its own account; `args` are switches of it. */
export const launchBrowser = (...args: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    env: { ...process.env, ...SAME_EVERYWHERE },
    args: [
      '--no-sandbox',
      '--lang=vi-VN',
      // As fonts.conf says it to the browser with windows; the headless shell does not ask there.
      '--font-render-hinting=slight',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  });
