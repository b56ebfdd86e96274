import { expect, test } from 'vitest';
import type { ToastMessage } from '../../../src/run';
import { setToastSink } from '../../../src/ui/notify';
import { saveFile } from '../../../src/ui/saveFile';

test('an export that the server ends says why in the server’s own words', async () => {
  const said: ToastMessage[] = [];
  setToastSink((saying) => said.push(saying));
  async function* parts() {
    yield 'a;b\n';
    yield { refused: 912, message: 'Kho đang bảo trì' } as never;
  }
  await saveFile('tamquan.csv', parts());
  expect(said).toEqual([{ key: 'run.exportBroken', params: { code: 912, message: 'Kho đang bảo trì' }, tone: 'bad' }]);
});
