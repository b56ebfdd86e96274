/** Hosts whose players may be shown in a frame, as the server's configuration names them. */
export const embedding: { hosts: readonly string[] } = { hosts: [] };
