import { expect, test } from 'vitest';
import { loadAllMessages, loadedGroups, loadedMessages, loadGroups, loadMessages } from './messages.ts';

test('what every page says is there once it was asked for, the same object each time', async () => {
  const asked = loadMessages('fr');
  expect(loadMessages('fr')).toBe(asked);
  const messages = await asked;
  expect(loadedMessages('fr')).toBe(messages);
  expect(Object.keys(messages).sort()).toEqual(['catalogue', 'errors', 'shell', 'site']);
});

test('several groups come as one object, the same one each time, and only whole', async () => {
  await loadGroups('es', ['cart']);
  expect(loadedGroups('es', ['cart', 'points'])).toBeUndefined();
  const asked = loadGroups('es', ['cart', 'points']);
  expect(loadGroups('es', ['cart', 'points'])).toBe(asked);
  const messages = await asked;
  expect(loadedGroups('es', ['cart', 'points'])).toBe(messages);
  expect(Object.keys(messages)).toEqual(['cart', 'points']);
  expect(messages.cart).toBe(loadedGroups('es', ['cart'])?.cart);
});

test('where everything was loaded, any groups are there at once', async () => {
  await loadAllMessages('th');
  expect(Object.keys(loadedGroups('th', ['orders', 'identity']) ?? {})).toEqual(['orders', 'identity']);
  expect(loadedGroups('th', ['orders', 'identity'])).toBe(loadedGroups('th', ['orders', 'identity']));
});
