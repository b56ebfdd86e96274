import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/**
 * The fonts (fonts.conf) and the language that a browser of the tests has in place of the machine's; its time zone is that of
 * vitest.config.ts. A page looks and speaks the same on every machine then.
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
      // No page is there for so long that its script would be worth optimising, which takes a tenth of the processor.
      '--js-flags=--no-maglev --no-turbofan',
      '--lang=vi-VN',
      // The headless shell does not read in fonts.conf how letters are hinted, as the whole browser does.
      '--font-render-hinting=slight',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  });
