import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldsOf } from '../../contract/wire/beyond';

test('the fields of a body are those that the wire has; a list, a text and no body have none', () => {
  const body = z.object({ name: z.string(), size: z.number() });
  const read = z.pipe(
    body,
    z.transform(({ name }) => ({ title: name })),
  );
  for (const one of [body, read]) expect(Object.keys(fieldsOf(one))).toEqual(['name', 'size']);
  for (const none of [z.array(body), z.string(), undefined]) expect(fieldsOf(none)).toEqual({});
});
