import type { Subcommand } from './subcommand';

export const command: Subcommand = {
  name: 'command',
  summary: "runs the console's commands without a screen, on this server or another",
  usage: `tamquan command COMMAND [ID …] [--ARGUMENT VALUE …]

Runs a command of the console without a screen: what came of each row is a line of JSON (docs/headless.md). From the sources:
npm run command -- COMMAND.

  tamquan command --help               says all of it
  tamquan command report.ignore p123   ignores the reports of the post 123`,
  saysHelp: true,
  run: async (args) => {
    // The commands are the console's, and its own code runs them: what another runner made of them would be another product.
    const [{ runHeadless }, { processAround }] = await Promise.all([
      import('../../headless'),
      import('../../headless/process'),
    ]);
    process.exitCode = await runHeadless(args, processAround());
  },
};
