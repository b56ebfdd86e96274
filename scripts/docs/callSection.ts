import { fieldsOf, neededFor } from '../../contract/wire/beyond';
import { Code } from '../../contract/wire/codes';
import type { Endpoint } from '../../contract/wire/endpoint';
import { block, code, page, table } from './markdown';
import { permissionText } from './permissionText';
import { inOneLine, isOptional, type WireTypes } from './wireTypes';

/** One call: what it is for, who may make it, what it takes and what it answers. */
export function callSection(call: Endpoint, types: WireTypes): string {
  return page([
    `#### ${call.id}`,
    call.summary,
    factsOf(call)
      .map((fact) => `- ${fact}`)
      .join('\n'),
    requestTable(call, types),
    answerText(call, types),
  ]).trimEnd();
}

function factsOf(call: Endpoint): readonly string[] {
  const { permission, extension, errors = [], bodyLimitBytes } = call;
  return [
    `Who may: ${permissionText(permission)}${before(call)}`,
    extension === undefined ? '' : `Extension ${code(extension)}`,
    errors.length === 0 ? '' : `Refuses with ${errors.map(codeText).join(', ')}`,
    call.creates ? 'Makes something: takes an `Idempotency-Key`' : '',
    call.secret ? 'Its body holds a password: nothing of it is kept' : '',
    call.validatesEachRow ? 'Judges each row of the body by itself' : '',
    bodyLimitBytes === undefined ? '' : `Body up to ${bodyLimitBytes / 2 ** 20} MiB`,
  ].filter((fact) => fact !== '');
}

const before = ({ beforePasswordChange, beforeSecondFactor }: Endpoint) => {
  if (beforePasswordChange) return ', also before a new password is chosen or a second factor set up';
  return beforeSecondFactor ? ', also before a second factor is set up' : '';
};

/** The name of a code in the contract. */
const nameOfCode = (value: number): string =>
  Object.entries(Code).find(([, one]) => one === value)?.[0] ?? String(value);

const codeText = (value: number) => `${value} ${code(nameOfCode(value))}`;

function requestTable({ query = {}, params = {}, body, files = [] }: Endpoint, types: WireTypes): string {
  const inBody = files.length === 0 ? 'body' : 'form';
  const places = [
    ...Object.entries(params).map(([name, schema]) => ({ place: 'path', name, schema })),
    ...Object.entries(query).map(([name, schema]) => ({ place: 'query', name, schema })),
    ...Object.entries(fieldsOf(body)).map(([name, schema]) => ({ place: inBody, name, schema })),
  ];
  const rows = places.map(({ place, name, schema }) => [
    place,
    code(name),
    code(inOneLine(types.typeOf(schema))),
    place !== 'path' && isOptional(schema) ? '' : 'yes',
    extensionOf(neededFor(schema)),
  ]);
  // Any one of them is enough (server/http/multipart.ts).
  const parts = files.map((name) => ['form', code(name), 'files', files.length === 1 ? 'yes' : 'one of them', '']);
  return table(['in', 'name', 'type', 'needed', 'extension'], [...rows, ...parts]);
}

const extensionOf = (extension: string | undefined) => (extension === undefined ? '' : code(extension));

function answerText({ data, list, mirroredAtTop = [] }: Endpoint, types: WireTypes): string {
  const type = types.typeOf(data);
  const beside =
    mirroredAtTop.length === 0 ? '' : ` At the top of the answer as well: ${mirroredAtTop.map(code).join(', ')}.`;
  const what = list ? 'Answers with `total` and' : 'Answers with';
  return type.includes('\n')
    ? `${what}${beside ? `.${beside}` : ''}:\n\n${block(type)}`
    : `${what} ${code(type)}.${beside}`;
}
