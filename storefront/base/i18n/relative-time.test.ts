import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-11-15T12:00:00Z');

test.each([
  ['en', '2026-11-15T12:00:03Z', 'now'],
  ['en', '2026-11-15T12:00:00Z', 'now'],
  ['en', '2026-11-15T11:59:55Z', '5 seconds ago'],
  ['en', '2026-11-15T11:58:01Z', '1 minute ago'],
  ['en', '2026-11-15T09:00:00Z', '3 hours ago'],
  ['en', '2026-11-14T11:00:00Z', 'yesterday'],
  ['zh-CN', '2026-11-15T11:50:00Z', '10分钟前'],
  ['fr', '2026-11-10T11:50:00Z', 'il y a 5 jours'],
])('in %s, %s is %s', (tag, at, words) => {
  expect(relativeTime(tag, new Date(at), now)).toBe(words);
});
