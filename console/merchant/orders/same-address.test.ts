import { expect, test } from 'vitest';
import { othersToSameAddress } from './same-address.ts';

const ana = {
  ...{ realName: 'Ana Silva', email: '', countryCode: '+1', phone: '2025550123', country: 'US' },
  ...{ detail: '1 Main Street\nBoston', postCode: '02134' },
};

test('orders to one person at one address belong together, however it is spelt; those without an address do not', () => {
  const others = othersToSameAddress([
    { orderNo: 'SH1', address: ana },
    { orderNo: 'SH2', address: { ...ana, phone: '2025550124' } },
    { orderNo: 'SH3', address: { ...ana, detail: '1 main street Boston ', email: 'ana@example.com' } },
    { orderNo: 'SH4', address: null },
    { orderNo: 'SH5', address: null },
  ]);
  expect([...others]).toEqual([
    ['SH1', ['SH3']],
    ['SH3', ['SH1']],
    ['SH2', []],
    ['SH4', []],
    ['SH5', []],
  ]);
});
