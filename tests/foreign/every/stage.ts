import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { isConsoleCommand } from '../../../commands/core/definition';
import { commandById } from '../../../commands/every';
import type { CommandId } from '../../../commands/registry';
import { fold } from '../../../contract/wire/fold';
import commands from '../../../src/i18n/vi/commands';
import deferred from '../../../src/i18n/vi/deferredCommands';
import palette from '../../../src/i18n/vi/palette';
import { listReady } from '../../browser/atKeyboard';
import type { ForeignConsole } from '../console';
import type { Call } from '../server/answer';

/** A screen on which commands are run, one after the other. */
export interface Scene {
  /** What the commands are about. */
  readonly of: string;
  /** The command that leads to the screen. */
  readonly by: CommandId;
  /** What the server has before anybody comes. */
  readonly before?: (server: ForeignConsole) => void;
  /** A screen without rows: it is ready when this is there. */
  readonly ready?: string;
  readonly steps: readonly Step[];
}

/** What runs the named commands, those that undo runs among them, and looks at what became of it. */
export interface Step {
  readonly runs: readonly CommandId[];
  readonly does: (stage: Stage) => Promise<void>;
}

export const step = (runs: readonly CommandId[], does: Step['does']): Step => ({ runs, does });

export interface Stage {
  readonly page: Page;
  readonly server: ForeignConsole;
  /** Runs a command by its title in the palette. */
  readonly run: (id: CommandId) => Promise<void>;
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** Takes the newest back, by its key: a question that stands open until the server has taken its answer would take the key. */
  readonly undo: () => Promise<void>;
  /** Types into the field that has the focus and answers with it. */
  readonly answer: (label: string, text: string) => Promise<void>;
  /** Chooses an option by typing what it is called. */
  readonly choose: (words: string) => Promise<void>;
  /** The row by its id, with the focus on it. */
  readonly on: (rowId: string | number | undefined) => Promise<Locator>;
  readonly row: (rowId: string | number | undefined) => Locator;
  readonly sees: (words: string | RegExp) => Promise<void>;
  readonly toast: (words: string | RegExp) => Promise<void>;
  /** What the server says, sooner or later. */
  readonly is: (what: () => unknown, expected: unknown) => Promise<void>;
  /** Finds a command in the palette, which says why it can't be run and does not run it. */
  readonly cannot: (id: CommandId, why: string) => Promise<void>;
  /** The text of the file that a command hands out. */
  readonly download: (id: CommandId) => Promise<{ readonly name: string; readonly content: Buffer }>;
  /** The calls of that name since the page came. */
  readonly sent: (call: string) => readonly Call[];
}

const titleOf = (id: CommandId): string => {
  const [noun = '', verb = ''] = id.split('.');
  const texts: readonly Readonly<Record<string, object>>[] = [commands, deferred, { palette }];
  const found = texts
    .map((some) => (some[noun] as Readonly<Record<string, { title?: string }>>)?.[verb]?.title)
    .find((title) => title !== undefined);
  if (!found) throw new Error(`${id} has no title`);
  return found;
};

/**
 * Plays scenes on one page, as the super admin: signing in and reading the scripts takes as long as many commands. What fails says which
 * command it was, and what the page said.
 */
export async function play(scenes: readonly Scene[], server: ForeignConsole): Promise<void> {
  for (const { before } of scenes) before?.(server);
  const since = server.server.calls.length;
  const page = await server.openForeign(pathOf(scenes[0]), { tier: 100 });
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error.stack)));
  const stage = stageOn(page, server, since);
  for (const [nth, scene] of scenes.entries()) {
    const arrives = step([scene.by], async ({ run }) => {
      if (nth > 0) await run(scene.by);
      await page.waitForURL((url) => url.pathname.endsWith(pathOf(scene)));
      if (scene.ready === undefined) await listReady(page);
      else await page.locator(scene.ready).first().waitFor();
    });
    for (const { runs, does } of [arrives, ...scene.steps]) {
      try {
        await does(stage);
      } catch (error) {
        const says = await page.locator('[data-sonner-toast], [role="alert"], [role="dialog"]').allInnerTexts();
        const said = says.map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 200)).join(' | ');
        // The same error, so that what was expected instead is shown as ever.
        if (error instanceof Error) error.message = `${runs.join(', ')}: ${error.message}\nThe page says: ${said}`;
        throw error;
      }
    }
  }
  expect(errors).toEqual([]);
  // What is not there is asked after: before it is added, and once after it was deleted. And one password is typed wrongly.
  const odd = server.server.calls
    .slice(since)
    .filter(
      ({ method, path, code = 200 }) =>
        path !== '/capabilities' && code !== 200 && code !== 306 && !(method === 'GET' && code === 304),
    );
  expect(odd.map(({ method, path, code, body, query }) => ({ call: `${method} ${path}`, code, body, query }))).toEqual(
    [],
  );
}

const pathOf = (scene: Scene | undefined): string => {
  const command = scene && commandById(scene.by);
  return (command && isConsoleCommand(command) && command.path) || '/dashboard';
};

function stageOn(page: Page, server: ForeignConsole, since: number): Stage {
  const row = (rowId: string | number | undefined) =>
    page.locator(`[role="row"][data-row="${rowId}"], [role="gridcell"][data-row="${rowId}"]`).first();
  const press: Stage['press'] = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const find = async (id: CommandId) => {
    await page.keyboard.press('Control+k');
    await page.locator('[cmdk-input]').waitFor();
    // A letter that no key of the layout has goes straight into what has the focus, ahead of those that are held for the field.
    const words = fold(titleOf(id));
    await page.keyboard.type(words);
    // Those come into it as soon as it has the focus; until then an arrow goes nowhere.
    await page.waitForFunction(
      (typed) => document.querySelector<HTMLInputElement>('[cmdk-input]')?.value === typed,
      words,
    );
    const item = page.locator(`[cmdk-item][data-command="${id}"]`).first();
    await item.waitFor();
    // A run of before may still be on its way.
    await item.filter({ hasNot: page.getByText('Đang chạy', { exact: true }) }).waitFor();
    // Others may be called so too.
    for (let nth = 0; (await item.getAttribute('data-selected')) !== 'true'; nth += 1) {
      if (nth === 20) throw new Error('the palette does not come to it');
      await page.keyboard.press('ArrowDown');
    }
    return item;
  };
  return {
    page,
    server,
    row,
    press,
    undo: async () => {
      await page.waitForFunction(() => document.querySelector('[role="dialog"], [role="alertdialog"]') === null);
      await page.keyboard.press('z');
    },
    run: async (id) => {
      await find(id);
      await page.keyboard.press('Enter');
    },
    cannot: async (id, why) => {
      const calls = server.server.calls.length;
      const item = await find(id);
      await item.filter({ hasText: why }).waitFor();
      await page.keyboard.press('Enter');
      await page.locator('[data-sonner-toast]').filter({ hasText: why }).first().waitFor();
      await page.keyboard.press('Escape');
      await page.locator('[cmdk-input]').waitFor({ state: 'detached' });
      expect(server.server.calls.slice(calls).filter(({ method }) => method !== 'GET')).toEqual([]);
    },
    download: async (id) => {
      await find(id);
      const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
      return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
    },
    answer: async (label, text) => {
      const field = page.getByRole('dialog').getByLabel(label);
      await field.waitFor();
      await field.fill(text);
      await page.keyboard.press('Enter');
    },
    choose: async (words) => {
      const option = page.getByRole('dialog').getByRole('option').filter({ hasText: words });
      await option.first().waitFor();
      if ((await page.getByRole('dialog').getByRole('combobox').count()) > 0) {
        await page.keyboard.type(words);
        await page.locator('[role="option"][aria-current="true"]').filter({ hasText: words }).waitFor();
        await page.keyboard.press('Enter');
      } else await option.first().click();
    },
    on: async (rowId) => {
      await row(rowId).focus();
      await page.waitForFunction(
        (id) => document.activeElement?.closest('[data-row]')?.getAttribute('data-row') === id,
        String(rowId),
      );
      return row(rowId);
    },
    sees: (words) => page.getByText(words).first().waitFor(),
    toast: (words) => page.locator('[data-sonner-toast]').filter({ hasText: words }).first().waitFor(),
    is: async (what, expected) => void (await expect.poll(what).toEqual(expected)),
    sent: (call) => server.server.calls.slice(since).filter(({ method, path }) => `${method} ${path}` === call),
  };
}
