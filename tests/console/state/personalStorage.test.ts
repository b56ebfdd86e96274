import { beforeEach, expect, test, vi } from 'vitest';
import { readPersonal, writePersonal } from '../../../src/state/personalStorage';
import { session } from '../../../src/state/session';

let kept: Record<string, string>;
beforeEach(() => {
  kept = {};
  // Its keys are its own properties, as a browser's are.
  vi.stubGlobal(
    'localStorage',
    new Proxy(kept, {
      get: (all, name) => {
        if (name === 'getItem') return (place: string) => all[place] ?? null;
        if (name === 'setItem') return (place: string, text: string) => void Object.assign(all, { [place]: text });
        if (name === 'removeItem') return (place: string) => Reflect.deleteProperty(all, place);
        return all[String(name)];
      },
    }),
  );
});
const come = (uid: number) => {
  session.user = { uid, user_name: '', display_name: '', avatar: '', tier_id: 99, status: 1, roles: [] };
};

test('what one person keeps, the next one of the same browser never meets', () => {
  come(7);
  writePersonal('reply.case', 'Xin cảm ơn');
  come(8);
  expect(readPersonal('reply.case')).toBeNull();
  writePersonal('reply.case', 'Khác');
  come(7);
  expect(readPersonal('reply.case')).toBe('Xin cảm ơn');
  writePersonal('reply.case', '');
  expect(Object.keys(kept)).toEqual(['tamquan.reply.case.8']);
});

test('what was kept for whoever came goes to the only person with a trace here, and to nobody where there are two', () => {
  kept['tamquan.keys'] = 'old';
  come(7);
  expect(readPersonal('keys')).toBeNull();
  kept['tamquan.tour.7'] = 'seen';
  kept['tamquan.notices.8'] = '[]';
  expect([readPersonal('keys'), kept['tamquan.keys']]).toEqual([null, 'old']);
  delete kept['tamquan.notices.8'];
  expect([readPersonal('keys'), kept['tamquan.keys'], kept['tamquan.keys.7']]).toEqual(['old', undefined, 'old']);
});
