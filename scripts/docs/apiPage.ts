import { CALLS, RESOURCES } from '../../contract/calls';
import { fieldsOf, neededFor } from '../../contract/wire/beyond';
import { COUNT_DEFAULT, COUNT_MAX } from '../../contract/wire/constants';
import { type Endpoint, EXTENSIONS, type Extension, JOB_HEADER } from '../../contract/wire/endpoint';
import { HELPS } from '../checkServer/extensions';
import { callSection } from './callSection';
import { codesTable } from './codesTable';
import { eventsSection } from './eventsSection';
import { exportedSchemas } from './exportedSchemas';
import { block, code, GENERATED, linkTo, page, table } from './markdown';
import { permissionsTable } from './permissionsTable';
import { type WireTypes, wireTypes } from './wireTypes';

const ENVELOPE = `{
  error: { code: integer, message: string }
  data: …
  total?: integer // lists only: how many rows there are in all
}`;

const INTRODUCTION = `Paths stand below \`/api\`. Parameters are texts; the type of a number is what its text holds. A session key goes into the header
\`Authorization: Bearer …\`. \`JsonText<T>\` is a text with the JSON of a \`T\`, \`string(1…64)\` one of so many characters, \`integer(≥ 0)\` a number
of that range; \`…\` among the fields says that others are kept as they come. Calls without an extension are the base specification's; the others
are there where \`GET /capabilities\` names their extension, and so are the parameters and fields beside which one stands.`;

const PAGING = `A list without a count answers ${COUNT_DEFAULT} rows, and never more than ${COUNT_MAX}. What makes something takes an
\`Idempotency-Key\`: the same key again answers what was made the first time (extension \`idempotency\`). A call that is part of a bulk change
names it in \`${JOB_HEADER}\` (extension \`audit.jobs\`).`;

/** The calls of a module, and of an object of calls. */
const callsOf = (resource: object): readonly Endpoint[] => {
  const values: readonly unknown[] = Object.values(resource);
  return CALLS.filter((call) => values.includes(call));
};

/** docs/api.md: every call of the contract by resource, with the types of what is sent, codes and permissions. */
export function apiPage(): string {
  const types = wireTypes(exportedSchemas());
  const resources = Object.entries(RESOURCES).map(([name, resource]) => ({ name, calls: callsOf(resource) }));
  const sections = resources.flatMap(({ name, calls }) => [
    `### ${name}`,
    ...calls.map((call) => callSection(call, types)),
  ]);
  return page([
    '# Calls',
    `> ${GENERATED}`,
    INTRODUCTION,
    '## Envelope',
    'Every answer has it, whatever its HTTP status.',
    block(ENVELOPE),
    PAGING,
    '## Codes',
    codesTable(),
    '## Permissions',
    permissionsTable(),
    '## Extensions',
    extensionsTable(),
    '## Calls by resource',
    resourcesTable(resources),
    ...sections,
    '## Events',
    eventsSection(types),
    '## Types',
    typesBlock(types),
  ]);
}

const resourcesTable = (resources: readonly { readonly name: string; readonly calls: readonly Endpoint[] }[]) =>
  table(
    ['resource', 'calls'],
    resources.map(({ name, calls }) => [linkTo(name), calls.map(({ id }) => code(id)).join('\n')]),
  );

const extensionsTable = () =>
  table(
    ['extension', 'where it is', 'calls', 'parameters and fields'],
    EXTENSIONS.map((extension) => [
      code(extension),
      HELPS[extension],
      CALLS.filter((call) => call.extension === extension)
        .map(({ id }) => code(id))
        .join('\n'),
      [...new Set(CALLS.flatMap((call) => partsWith(extension, call)))].map(code).join(', '),
    ]),
  );

const partsWith = (extension: Extension, { query = {}, body }: Endpoint): readonly string[] =>
  Object.entries({ ...query, ...fieldsOf(body) }).flatMap(([name, schema]) =>
    neededFor(schema) === extension ? [name] : [],
  );

/** Written last, since writing one type may name another. */
function typesBlock({ written, definitionOf }: WireTypes): string {
  const lines = new Map<string, string>();
  for (const [name, schema] of written) lines.set(name, `type ${name} = ${definitionOf(schema)}`);
  const sorted = [...lines].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line);
  return block(sorted.join('\n'));
}
