import http from 'node:http';

/** The code of an answer that is none of a refusal. */
export const OK = 200;
/** What a decision, or a claim, of a case is answered that somebody has decided meanwhile. */
export const DECIDED = 313;

/** Less than what servers and proxies wait for: no call is sent on a connection that is just being closed. */
const IDLE_MS = 30_000;

/**
 * The calls of one console: on connections of its own, as a browser has them, `from` an address of this machine. `call` answers with the
 * code, the data and the total of the envelope, and rejects where no answer came; `open` answers with the stream of events, from where
 * `lastId` says.
 */
export function callsOf(port, key, from) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 6, timeout: IDLE_MS });
  const authorization = key ? { authorization: `Bearer ${key}` } : {};
  const send = (method, path, { body, headers = {}, ...options } = {}) =>
    new Promise((resolve, reject) => {
      const type = body ? { 'content-type': 'application/json' } : {};
      const request = http.request(
        {
          host: '127.0.0.1',
          port,
          localAddress: from,
          method,
          path: `/api${path}`,
          headers: { ...authorization, ...type, ...headers },
          agent,
          ...options,
        },
        resolve,
      );
      request.on('error', reject).end(body && JSON.stringify(body));
    });

  async function call(method, path, body) {
    const answer = await send(method, path, { body });
    let text = '';
    for await (const piece of answer.setEncoding('utf8')) text += piece;
    const { error, data, total } = JSON.parse(text);
    return { code: error.code, message: error.message, data, total };
  }

  /** The same where only success will do. */
  async function data(method, path, body) {
    const answer = await call(method, path, body);
    if (answer.code !== OK) throw new Error(`${method} ${path}: ${answer.code} ${answer.message}`);
    return answer.data;
  }

  async function open(lastId) {
    const headers = lastId ? { 'last-event-id': lastId } : {};
    const answer = await send('GET', '/events', { headers, agent: false });
    if (answer.statusCode !== 200) throw new Error(`events: ${answer.statusCode}`);
    return answer;
  }

  return { call, data, open, close: () => agent.destroy() };
}

/** Signs in, and answers the calls of that session. */
export async function signIn(port, user_name, password, from) {
  const stranger = callsOf(port, undefined, from);
  const { sessionkey, userinfo } = await stranger.data('POST', '/adminusers/login', { user_name, password });
  stranger.close();
  return { ...callsOf(port, sessionkey, from), uid: userinfo.uid };
}
