import { parseArgs } from 'node:util';
import type { Subcommand } from './subcommand';

export const doctor: Subcommand = {
  name: 'doctor',
  summary: 'says what is wrong with a set-up, and how to mend it',
  usage: `tamquan doctor

Looks at the settings, the folders and their disk, the store, the proxy, the public URL with its certificate, the mail server, and the
provider of the organisation's accounts, as the variables of tamquan serve name them. Changes nothing and sends no mail. A line for each
finding: ok, warning or error, and what to do. Ends with 1 where one is an error. From the sources: npm run doctor.

  tamquan doctor`,
  run: async (args) => {
    parseArgs({ args: [...args], options: {} });
    const [{ examine }, { lineOf }] = await Promise.all([import('./doctor/examine'), import('./doctor/finding')]);
    const findings = await examine(process.env);
    for (const finding of findings) console.log(lineOf(finding));
    if (findings.some(({ level }) => level === 'error')) process.exitCode = 1;
  },
};
