import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverHeard } from '../../../src/client/reach';
import { connection, followConnection, streamHeard, streamLost } from '../../../src/live/connection';

let network: EventTarget;
let stop: () => void;
const navigatorNow = { onLine: true };
const goes = (isOnline: boolean) => {
  navigatorNow.onLine = isOnline;
  network.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};
beforeEach(() => {
  network = new EventTarget();
  navigatorNow.onLine = true;
  vi.stubGlobal('navigator', navigatorNow);
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  stop = followConnection();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('the connection is lost while the browser is offline, before anybody acts', () => {
  expect(connection.isLost).toBe(false);
  goes(false);
  expect(connection.isLost).toBe(true);
  goes(true);
  expect(connection.isLost).toBe(false);
});

test('a stream that does not come back is a lost connection until anything is heard of the server', () => {
  for (const hear of [streamHeard, serverHeard]) {
    streamLost();
    expect(connection.isLost).toBe(true);
    hear();
    expect(connection.isLost).toBe(false);
  }
});

test('an answer that was on its way when the network went does not bring that back', () => {
  goes(false);
  serverHeard();
  expect(connection.isLost).toBe(true);
});
