import type { Refusal } from '../../contract/wire/endpoint';
import { download } from './download';
import { notify } from './notify';

/**
 * Writes a text file as its parts come and hands it to the browser's downloads. Each part becomes a part of the file at once, which
 * the browser keeps outside the page's memory. A refusal among them ends it: half a file is never handed out.
 */
export async function saveFile(name: string, parts: AsyncIterable<string | Refusal>): Promise<void> {
  let file = new Blob([], { type: 'text/csv;charset=utf-8' });
  for await (const part of parts) {
    if (typeof part !== 'string') {
      notify({ key: 'run.exportBroken', params: { code: part.refused, message: part.message }, tone: 'bad' });
      return;
    }
    file = new Blob([file, part], { type: file.type });
  }
  download(file, name);
  notify({ key: 'grid.exported', tone: 'good' });
}
