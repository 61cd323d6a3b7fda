import { expect, test } from 'vitest';
import { spanOf } from './spans.ts';

test('months and years begin with their first day, in UTC', () => {
  const now = new Date('2026-01-18T23:30:00.000Z');
  expect(spanOf('month', now)).toEqual({ from: '2026-01-01', until: '2026-01-18' });
  expect(spanOf('before', now)).toEqual({ from: '2025-12-01', until: '2025-12-31' });
  expect(spanOf('year', now)).toEqual({ from: '2026-01-01', until: '2026-01-18' });
  expect(spanOf('before', new Date('2028-03-31T12:00:00.000Z'))).toEqual({ from: '2028-02-01', until: '2028-02-29' });
});
