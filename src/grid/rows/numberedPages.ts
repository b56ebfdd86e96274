import { COUNT_MAX } from '../../../contract/wire/constants';
import type { Answer } from '../../../contract/wire/endpoint';

interface NumberedPage {
  /** From 1. */
  readonly page_number: number;
  readonly page_size: number;
}

type Load<Row> = (page: NumberedPage) => Promise<Answer<readonly Row[]>>;

/**
 * Rows [pos, pos + count) of a list that is read in numbered pages: from the smallest page that holds all of them, or where there
 * is none from the two pages that do. A page is cut to its size, whatever the server sends (docs/specification.md section 5). A server
 * that makes its pages smaller than they are asked for is asked for pages as small as those: numbers of larger ones mean other rows
 * there.
 */
export async function windowOfPages<Row>(
  { pos, count }: { readonly pos: number; readonly count: number },
  load: Load<Row>,
): Promise<Answer<readonly Row[]>> {
  const page: Load<Row> = async ({ page_number, page_size }) => {
    const answer = await load({ page_number, page_size });
    return answer.refused === undefined ? { ...answer, data: answer.data.slice(0, page_size) } : answer;
  };
  const fits = (size: number) => Math.floor(pos / size) === Math.floor((pos + count - 1) / size);
  let size = count;
  while (size <= COUNT_MAX && !fits(size)) size += 1;
  if (size > COUNT_MAX) size = count;
  const wanted = { pos, count };
  const { answer, isShort } = await pagesOf(wanted, size, page);
  if (!isShort) return answer;
  // Either the list ends here, or pages are smaller than they were asked for: its first page says which.
  const first = await page({ page_number: 1, page_size: size });
  if (first.refused !== undefined) return first;
  const { length } = first.data;
  return length === 0 || length === size ? answer : (await pagesOf(wanted, length, page)).answer;
}

/** The same from pages of this size, up to one that is not full; `isShort`: nothing says that the list ends there. */
async function pagesOf<Row>(
  { pos, count }: { readonly pos: number; readonly count: number },
  size: number,
  page: Load<Row>,
): Promise<{ readonly answer: Answer<readonly Row[]>; readonly isShort: boolean }> {
  const before = Math.floor(pos / size);
  const skipped = pos - before * size;
  const rows: Row[] = [];
  let said = {};
  let isShort = false;
  for (let number = before + 1; rows.length < skipped + count; number += 1) {
    const answer = await page({ page_number: number, page_size: size });
    if (answer.refused !== undefined) return { answer, isShort: false };
    const { data, ...rest } = answer;
    rows.push(...data);
    if (number === before + 1) said = rest;
    const left = rest.total === undefined ? size : Math.max(0, rest.total - (number - 1) * size);
    isShort = data.length < Math.min(size, left);
    if (data.length < size) break;
  }
  return { answer: { ...said, data: rows.slice(skipped, skipped + count) }, isShort };
}
