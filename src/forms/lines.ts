const STAFF = ['displayName', 'tier', 'position', 'rankId'];

/** Of each form the fields that stand on one line with the one before them, where there is room. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  'profile.update': ['phone', 'gender', 'location'],
  'adminUser.add': STAFF,
  'adminUser.edit': STAFF,
  'stats.ownRange': ['to'],
};

/** The fields of a form by the lines that they stand on. */
export function linesOf<F extends readonly [name: string, ask: unknown]>(
  commandId: string,
  fields: readonly F[],
): readonly (readonly F[])[] {
  const lines: F[][] = [];
  for (const field of fields) {
    const last = lines.at(-1);
    if (last && BESIDE[commandId]?.includes(field[0])) last.push(field);
    else lines.push([field]);
  }
  return lines;
}
