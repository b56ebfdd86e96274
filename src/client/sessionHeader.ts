import type { ConsoleConfig } from '../../contract/server';

/** The header that says whose call it is: its name, and its value for this session. */
export const sessionHeader = (
  { sessionHeader: name, sessionScheme }: Pick<ConsoleConfig, 'sessionHeader' | 'sessionScheme'>,
  key: string,
): [name: string, value: string] => [name, sessionScheme ? `${sessionScheme} ${key}` : key];
