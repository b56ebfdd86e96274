import { COUNT_MAX } from '../../contract/constants';
import type { Answer } from '../../contract/endpoint';

interface NumberedPage {
  /** From 1. */
  readonly page_number: number;
  readonly page_size: number;
}

/**
 * Rows [pos, pos + count) of a list that is read in numbered pages: from the smallest page that holds all of them, or where there
 * is none from the two pages that do. A page is cut to its size, whatever the server sends (SPEC.md section 5).
 */
export async function windowOfPages<Row>(
  { pos, count }: { readonly pos: number; readonly count: number },
  load: (page: NumberedPage) => Promise<Answer<readonly Row[]>>,
): Promise<Answer<readonly Row[]>> {
  const page = (page_number: number, page_size: number) =>
    load({ page_number, page_size }).then((answer) =>
      answer.refused === undefined ? { ...answer, data: answer.data.slice(0, page_size) } : answer,
    );
  for (let size = count; size <= COUNT_MAX; size += 1) {
    const number = Math.floor(pos / size);
    if (number !== Math.floor((pos + count - 1) / size)) continue;
    const answer = await page(number + 1, size);
    if (answer.refused !== undefined) return answer;
    const from = pos - number * size;
    return { ...answer, data: answer.data.slice(from, from + count) };
  }
  const number = Math.floor(pos / count);
  const answers = [await page(number + 1, count), await page(number + 2, count)];
  const refused = answers.find((answer) => answer.refused !== undefined);
  if (refused) return refused;
  const rows = answers.flatMap((answer) => (answer.refused === undefined ? answer.data : []));
  const from = pos - number * count;
  return { ...answers[0], data: rows.slice(from, from + count) };
}
