import { once } from 'node:events';
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { BYTE_ORDER_MARK, csvLine } from '../commands/core/csv';
import type { AnyConsoleCommand } from '../commands/core/definition';
import type { World } from '../commands/core/world';
import type { Refusal } from '../contract/wire/endpoint';
import { t } from '../src/i18n';
import { reason } from '../src/i18n/reason';
import { usualSeparator } from '../src/state/csvSeparator';
import type { Place } from './place';
import { Ending, EXIT, type ExitCode, type Surroundings } from './surroundings';

/**
 * Runs a command that hands over a file, and writes that to stdout or to where it is named: there under another name first, so that a
 * list that could not be read to its end leaves the file of the night before.
 */
export async function handOver(
  command: AnyConsoleCommand,
  args: Readonly<Record<string, unknown>>,
  {
    place,
    out,
    write,
  }: { readonly place: Place; readonly out: string | undefined; readonly write: Surroundings['write'] },
): Promise<ExitCode> {
  const coming = out && `${out}.coming`;
  const file = coming ? createWriteStream(coming) : undefined;
  const opened = file && once(file, 'open');
  const put = async (text: string) => {
    await opened;
    if (!file) await write(text);
    else if (!file.write(text)) await once(file, 'drain');
  };
  const refuse = (refusal: Refusal) => {
    throw new Ending(EXIT.failed, reason(refusal));
  };
  const world: World = {
    ...place.world,
    saveFile: async (_name, parts) => {
      for await (const part of parts) await (typeof part === 'string' ? put(part) : refuse(part));
    },
    save: ({ titles, rows }) => {
      const lines = [titles.map((title) => t(title)), ...rows].map((cells) => csvLine(cells, usualSeparator()));
      written = put(BYTE_ORDER_MARK + lines.join(''));
    },
    notifyRefusal: refuse,
  };
  let written: Promise<void> | undefined;
  try {
    await command.run(world, [], args);
    await written;
    if (file) await new Promise<void>((resolve, reject) => file.on('error', reject).end(resolve));
    if (out && coming) renameSync(coming, out);
    return EXIT.done;
  } catch (error) {
    file?.destroy();
    if (coming) rmSync(coming, { force: true });
    throw error;
  }
}
