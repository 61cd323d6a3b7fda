import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test.each(['dhl', 'dhl:short', 'nobody:a-secret-of-sixteen-letters'])('"%s" are no secrets', (CARRIER_SECRETS) => {
  expect(() => readSettings({ CARRIER_SECRETS })).toThrow('The setting CARRIER_SECRETS is not right');
});

test('a carrier may have two secrets while one is replaced', () => {
  const { carriers } = readSettings({
    CARRIER_SECRETS: 'dhl:first-secret-of-dhl,ups:the-secret-of-ups,dhl:other-secret-of-dhl',
  });
  expect([...carriers]).toEqual([
    ['dhl', ['first-secret-of-dhl', 'other-secret-of-dhl']],
    ['ups', ['the-secret-of-ups']],
  ]);
  expect([...readSettings({}).carriers]).toEqual([]);
});
