import { CALLS } from '../../contract/calls';
import { Code, HTTP_STATUS } from '../../contract/wire/codes';
import { english } from './englishTexts';
import { code, table } from './markdown';

/** What each code is called, its HTTP status, what the console says of it, and how many calls name it as theirs. */
export function codesTable(): string {
  const statusOf: Readonly<Record<number, number>> = HTTP_STATUS;
  const rows = Object.entries(Code)
    .map(([name, value]) => {
      const status = statusOf[value];
      const naming = CALLS.filter(({ errors }) => errors?.includes(value)).length;
      const whose = naming === 0 ? 'any call' : `${naming} ${naming === 1 ? 'call' : 'calls'}`;
      return {
        value,
        cells: [
          String(value),
          code(name),
          status === undefined ? 'never sent' : String(status),
          status === undefined ? 'the client' : whose,
          english(`errors.${value}`) ?? '',
        ],
      };
    })
    .sort((one, other) => one.value - other.value);
  return table(
    ['`error.code`', 'name', 'HTTP', 'named by', 'the console says'],
    rows.map(({ cells }) => cells),
  );
}
