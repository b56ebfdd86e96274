import { parse, protocol } from '@electric-sql/pglite';

const { serialize } = protocol;

/** `cached plan must not change result type`: what the statement reads has been changed since. */
const PLAN_OUTDATED = '0A000';

/**
 * Makes what runs statements by name, whose plans PGlite then keeps: its own `query` plans each time anew, which of a list takes longer than
 * reading it. The one that is given its turn must be alone on the store until it is answered.
 */
export function preparedOn(store) {
  const prepared = new Map();

  async function prepare(name, text) {
    const messages = await tell([serialize.parse({ name, text }), serialize.describe({ type: 'S', name })]);
    const statement = {
      types: messages.find((message) => message.name === 'parameterDescription')?.dataTypeIDs ?? [],
      // None for what answers no rows.
      columns: messages.filter((message) => message.name === 'rowDescription'),
    };
    prepared.set(name, statement);
    return statement;
  }

  /** Sends messages, in one, and answers what comes back. A sync ends them also where one of them fails. */
  const tell = (messages) => store.execProtocolStream(Buffer.concat([...messages, serialize.sync()]));

  const written = (value, type) => {
    if (value === null || value === undefined) return null;
    return store.serializers[type]?.(value) ?? String(value);
  };

  return async ({ name, text, values }) => {
    const { types, columns } = prepared.get(name) ?? (await prepare(name, text));
    const bound = values.map((value, nth) => written(value, types[nth]));
    try {
      const messages = await tell([serialize.bind({ statement: name, values: bound }), serialize.execute()]);
      return parse.parseResults([...columns, ...messages], store.parsers)[0];
    } catch (error) {
      if (error?.code === PLAN_OUTDATED && prepared.delete(name)) await tell([serialize.close({ type: 'S', name })]);
      throw error;
    }
  };
}
