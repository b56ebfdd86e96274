import { expect, test } from 'vitest';
import type { JobRow } from '../../commands/core/rows';
import { COMMANDS, commandById } from '../../commands/every';
import { jobCommands } from '../../commands/jobs';
import { type CommandContext, commandStateOf } from '../../commands/state';

const aJob = (more: Partial<JobRow> = {}): JobRow => ({
  id: 'j1',
  title: 'Ẩn bài · 3 dòng',
  phase: 'finished',
  counts: { done: 2, failed: 1, unsure: 0 },
  undoable: true,
  undone: false,
  undoes: null,
  ...more,
});
const context: CommandContext = {
  principal: { uid: 1, tierId: 99, actions: new Set() },
  extensions: new Set(),
  screens: new Set(),
  isRunning: () => false,
};
/** What can be done with a job now, by its key. */
const keysOn = (row: JobRow) =>
  COMMANDS.filter(({ key }) => key?.where === 'job')
    .filter((command) => commandStateOf(command, [row], context, 'job').is === 'ready')
    .flatMap(({ key }) => key?.press ?? [])
    .join('');

test('each key does to a job what it can take now: all of it by key, and nothing that it can’t', () => {
  expect(keysOn(aJob())).toBe('rsz');
  expect(keysOn(aJob({ counts: { done: 0, failed: 0, unsure: 2 } }))).toBe('th');
  expect(keysOn(aJob({ phase: 'running' }))).toBe('pv');
  expect(keysOn(aJob({ phase: 'held' }))).toBe('pv');
  expect(keysOn(aJob({ undone: true }))).toBe('rs');
  expect(keysOn(aJob({ undoes: 'j0' }))).toBe('rs');
});

test('one key pauses a job, and goes on with one that is paused', () => {
  const toggle = jobCommands.find(({ id }) => id === 'job.togglePause');
  if (!toggle || !('pick' in toggle)) return expect.fail('there is no such choice');
  expect(toggle.pick([aJob({ phase: 'running' })], {})).toEqual(['job.pause', {}]);
  expect(toggle.pick([aJob({ phase: 'paused' })], {})).toEqual(['job.resume', {}]);
  expect(commandById('job.resume')).toBeDefined();
});
