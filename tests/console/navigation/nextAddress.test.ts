import { beforeEach, expect, test, vi } from 'vitest';
import { keepAddress, nextAddress } from '../../../src/navigation/nextAddress';

const page = { pathname: '', search: '', hash: '' };
const history = {
  state: null as unknown,
  replaceState(state: unknown) {
    this.state = state;
  },
};
const goTo = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://console.example.vn');
  Object.assign(page, { pathname, search, hash });
};

beforeEach(() => {
  vi.stubGlobal('location', page);
  vi.stubGlobal('window', { location: page, history });
  history.state = null;
});

test('who comes back in goes where another tab signed them out, with the row that was open', () => {
  goTo('/dashboard/report?sort=time&row=r12');
  keepAddress(7);
  goTo('/signin');
  expect(nextAddress(7)).toBe('/dashboard/report?sort=time&row=r12');
});

test('somebody else goes home, and nothing of where that was is in the address', () => {
  goTo('/dashboard/report?row=r12');
  keepAddress(7);
  goTo('/signin');
  expect([nextAddress(8), nextAddress()]).toEqual(['/dashboard', '/dashboard']);
});

test('an address that was asked for comes before', () => {
  goTo('/dashboard/report?row=r12');
  keepAddress(7);
  goTo('/signin?next=%2Fdashboard%2Fpost-manager');
  expect(nextAddress(7)).toBe('/dashboard/post-manager');
});

test('no address beyond the console is led to', () => {
  goTo('/signin?next=%2F%2Fevil.example');
  expect(nextAddress(7)).toBe('/dashboard');
});
