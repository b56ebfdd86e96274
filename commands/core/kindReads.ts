import type { Answer } from '../../contract/wire/endpoint';
import type { World } from './world';

/** How rows of a kind are asked for one by one, or by words. */
export interface KindReads<Row> {
  /** The row as the server has it now; undefined where no call answers that, or it is not among what could be read. */
  readonly fetch?: (world: Reading, rowId: string) => Promise<Answer<Row> | undefined> | undefined;
  /** A deleted row that can still be restored, for users who may delete (extension `bin`). */
  readonly fetchBinned?: (world: Reading, rowId: string) => Promise<Answer<Row> | undefined>;
  /** Finds rows by words, for the palette; undefined where the server cannot. */
  readonly search?: (
    world: Reading,
    text: string,
    count: number,
  ) => Promise<Answer<readonly Row[]> | undefined> | undefined;
  /** The rows that are meant most often, of a kind that no words find: offered before an id is typed. */
  readonly offer?: (world: Reading, count: number) => Promise<Answer<readonly Row[]>>;
}
export type Reading = Pick<World, 'call' | 'has'>;
