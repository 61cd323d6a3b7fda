import { beforeEach, expect, test, vi } from 'vitest';

type Stored = Record<string, string>;
let stored: Stored = {};
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => {
    stored[key] = value;
  },
  removeItem: (key: string) => {
    delete stored[key];
  },
});

const buy = { name: 'buyNow', input: { productId: 1, skuId: 2, quantity: 3 } } as const;
const favour = { name: 'addFavourite', input: { id: 7 }, done: 'Added' } as const;

beforeEach(() => {
  stored = {};
  vi.resetModules();
});
const load = () => import('./pending-action.ts');

test('what is pressed last goes on, once', async () => {
  const { setPending, takePending } = await load();
  setPending(buy);
  setPending(favour);
  expect(takePending()).toEqual(favour);
  expect(takePending()).toBeNull();
});

test('what cannot go on by itself takes its place too', async () => {
  const { setPending, takePending } = await load();
  setPending(buy);
  setPending(null);
  expect(takePending()).toBeNull();
});

test('a reload forgets it', async () => {
  (await load()).setPending(buy);
  vi.resetModules();
  const { takePending, takeCarried } = await load();
  expect([takePending(), takeCarried()]).toEqual([null, null]);
});

test('it outlives the way to another provider, once, and nothing else', async () => {
  const before = await load();
  before.setPending(favour);
  before.carryPending();
  vi.resetModules();
  const { takeCarried, takePending } = await load();
  expect(takePending()).toBeNull(); // and a sign-in on this page forgets what was carried
  expect(takeCarried()).toBeNull();
  before.setPending(favour);
  before.carryPending();
  expect(takeCarried()).toEqual(favour);
  expect(takeCarried()).toBeNull();
});

test('without a pending action nothing is carried over, and invalid stored values are ignored', async () => {
  const { carryPending, setPending, takeCarried } = await load();
  setPending(buy);
  carryPending();
  setPending(null);
  carryPending();
  expect(takeCarried()).toBeNull();
  stored.pendingAction = 'not json';
  expect(takeCarried()).toBeNull();
});
