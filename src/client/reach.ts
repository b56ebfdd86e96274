/** What waits for the server; src/run/call/waitForServer.ts adds to it. */
export const waiting = new Set<() => void>();

/** The server has answered, or the network is back: what waits for that may try again. */
export function serverHeard(): void {
  for (const listener of [...waiting]) listener();
}
