import http from 'node:http';

/** The code of an answer that is none of a refusal. */
export const OK = 200;
/** What a decision, or a claim, of a case is answered that somebody has decided meanwhile. */
export const DECIDED = 313;

/**
 * The calls of one console: on connections of its own, as a browser has them. `call` answers with the code and the data of the envelope,
 * and rejects where no answer came; `open` answers with the stream of events, from where `lastId` says.
 */
export function callsOf(port, key) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 6 });
  const authorization = key ? { authorization: `Bearer ${key}` } : {};
  const send = (method, path, { body, headers = {}, ...options } = {}) =>
    new Promise((resolve, reject) => {
      const type = body ? { 'content-type': 'application/json' } : {};
      const request = http.request(
        {
          host: '127.0.0.1',
          port,
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
    const { error, data } = JSON.parse(text);
    return { code: error.code, message: error.message, data };
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
export async function signIn(port, user_name, password) {
  const stranger = callsOf(port);
  const { sessionkey, userinfo } = await stranger.data('POST', '/adminusers/login', { user_name, password });
  stranger.close();
  return { ...callsOf(port, sessionkey), uid: userinfo.uid };
}
