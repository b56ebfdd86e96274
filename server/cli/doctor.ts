import { parseArgs } from 'node:util';
import { examine } from './doctor/examine';
import { lineOf } from './doctor/finding';
import type { Subcommand } from './subcommand';

const usage = `doctor    says what is wrong with a set-up, and how to mend it

Looks at the settings, the folders and their disk, the store, the proxy, the public URL with its certificate, and the mail server, as the
variables of npm start name them. Changes nothing and sends no mail. A line for each finding: ok, warning or error, and what to do. Ends
with 1 where one is an error.`;

export const doctor: Subcommand = {
  name: 'doctor',
  summary: 'says what is wrong with a set-up, and how to mend it',
  usage,
  run: async (args) => {
    parseArgs({ args: [...args] });
    const findings = await examine(process.env);
    for (const finding of findings) process.stdout.write(`${lineOf(finding)}\n`);
    if (findings.some(({ level }) => level === 'error')) process.exitCode = 1;
  },
};
