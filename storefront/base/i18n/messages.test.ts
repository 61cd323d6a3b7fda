import { expect, test } from 'vitest';
import { loadAllMessages, loadedGroups, loadedMessages, loadGroups, loadMessages, nameMall } from './messages.ts';

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

test('every message has the mall’s name in it, and the next one as soon as it is renamed', async () => {
  nameMall({ en: 'Riverside', fr: 'Rive $& gauche' });
  const before = await loadMessages('fr');
  expect(before.site.name).toBe('Rive $& gauche');
  await loadGroups('en', ['refunds', 'orders']);
  const titleNow = () => loadedGroups('en', ['refunds', 'orders'])?.refunds.askPlatform.title;
  expect(titleNow()).toBe('Ask Riverside to decide?');

  nameMall({ en: 'Lakeside' });
  expect(loadedMessages('fr')?.site.name).toBe('Lakeside');
  expect((await loadMessages('fr')).site.name).toBe('Lakeside');
  expect(loadMessages('fr')).toBe(loadMessages('fr'));
  expect(titleNow()).toBe('Ask Lakeside to decide?');
  expect((await loadGroups('en', ['refunds'])).refunds.askPlatform.title).toBe('Ask Lakeside to decide?');
  expect((await loadMessages('th')).site.name).toBe('Lakeside');
});
