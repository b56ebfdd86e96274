const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];
const LONGEST = 100;

/**
 * What Stryker found out of one part: `noticed` changes `of` all, and the others in lines, each with what it puts in the place of what. What
 * is read when a file is loaded is a table, which is not judged, not even where a test has happened to load it.
 */
export function readReport({ files }) {
  const lines = [];
  const sum = { noticed: 0, of: 0 };
  for (const [file, { mutants, source }] of Object.entries(files)) {
    const judged = mutants.filter((one) => !one.static && [...NOTICED, ...UNNOTICED].includes(one.status));
    const left = judged.filter(({ status }) => UNNOTICED.includes(status));
    if (left.length > 0) lines.push(`${file}  ${judged.length - left.length} of ${judged.length}`);
    for (const { location, replacement, status } of left) {
      const hint = status === 'NoCoverage' ? '  (never run)' : '';
      lines.push(`  ${location.start.line}: ${short(textAt(source, location))}  →  ${short(replacement)}${hint}`);
    }
    sum.noticed += judged.length - left.length;
    sum.of += judged.length;
  }
  return { ...sum, lines };
}

function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines.push(lines.pop().slice(0, end.column - 1));
  return lines.join('\n').slice(start.column - 1);
}

function short(text) {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
}
