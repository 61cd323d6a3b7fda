import { expect, test } from 'vitest';
import { numberFilterOf } from './number-filter.ts';

test('a number says what it is of', () => {
  expect(numberFilterOf(' sh202611150000000042 ')).toEqual({ orderNo: 'SH202611150000000042' });
  expect(numberFilterOf('RE202611150000000042')).toEqual({ refundOrderNo: 'RE202611150000000042' });
  expect(numberFilterOf('PO2611160000000001234567')).toEqual({ payoutNo: 'PO2611160000000001234567' });
  expect(numberFilterOf('kettle')).toBeNull();
  expect(numberFilterOf('PO26')).toBeNull();
});
