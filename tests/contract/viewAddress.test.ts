import { expect, test } from 'vitest';
import { isConsoleCommand } from '../../commands/core/definition';
import { COMMANDS } from '../../commands/every';
import { ruleOfView, VIEWED_SCREENS } from '../../contract/viewAddress';

/** Pages of one's own, and steps of one's own work: no view of them means anything to a colleague. */
const NOBODY_ELSES = ['/dashboard/jobs', '/dashboard/temple-manager/import'];

test('every screen can be shared as a view, under the permission of its route', () => {
  const screens = COMMANDS.flatMap((command) => {
    if (!isConsoleCommand(command)) return [];
    const { path, permission, id } = command;
    return path !== undefined && !id.startsWith('find.') && !NOBODY_ELSES.includes(path)
      ? [[path, permission] as const]
      : [];
  });
  expect([...VIEWED_SCREENS].toSorted()).toEqual([...new Map(screens)].toSorted());
});

const POSTS = '/dashboard/post-manager';

test('a view is a screen of this console, as it is searched and arranged', () => {
  for (const query of ['', '?', '?q=ch%C3%B9a&sort=created.desc', '?runs=1', '?q=run'])
    expect(ruleOfView(`${POSTS}${query}`), query).toBe('POST_VIEW');
});

test('what leads elsewhere, or has a command run, is no view', () => {
  for (const address of [
    ...[
      '',
      '/',
      'dashboard/post-manager',
      `${POSTS}/`,
      `${POSTS}/5`,
      `/a/..${POSTS}`,
      `https://x.example${POSTS}`,
      `//x.example${POSTS}`,
    ],
    ...[`${POSTS}#a`, `${POSTS}?q=a#b`, `${POSTS}?q=a b`, `${POSTS}?q=chùa`, `${POSTS}?q=\n`],
    ...[
      `${POSTS}?run=post.hide`,
      `${POSTS}?q=a&run=post.hide`,
      `${POSTS}?run.kinds=a`,
      `${POSTS}?run`,
      `${POSTS}?q=a&run&b=c`,
    ],
  ])
    expect(ruleOfView(address), address).toBeUndefined();
});
