#!/usr/bin/env -S node --max-semi-space-size=4
// tamquan: the command line of what has been built (server/cli/commandLine.ts). From the sources, scripts/tamquan.mjs builds it first.
import { ensureNode } from './node.mjs';

ensureNode();
const { runCommandLine } = await import('../dist/server/cli.js');
await runCommandLine(process.argv.slice(2));
