import { screenCommand } from '../../navigation/screenCommand';

const PATH = screenCommand('go.audit').path;

/** The log of what one person did, of what happened to one target, or of one job, as an address. */
export const logOf = (of: { actor: string } | { target: string } | { job: string }): string =>
  `${PATH}?${new URLSearchParams(of)}`;
