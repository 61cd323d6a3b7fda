import { expect, test } from 'vitest';
import { csvCell, csvMark } from '#contract/core/csv.ts';
import { readList } from './read-list.ts';
import { toShipCsv } from './to-ship-csv.ts';

const order = {
  orderNo: 'SH202611150000000042',
  paidAt: null,
  shipBy: null,
  consignee: '=HYPERLINK("http://evil.example";"x")',
  phone: '+1 2125550100',
  address: '12 Harbour Street\nFloor 2, left',
  postCode: '02134',
  country: 'US',
  units: 3,
  products: '2 × Mug Blue; 1 × Pot',
  note: '',
};

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  [-1.5, '-1.5'],
  ['@sum', "'@sum"],
  ['\tx', '"\'\tx"'],
  ['\rx', '"\'\rx"'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['plain', 'plain'],
  ['', ''],
])('%j is written as %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test('the list can be read back once its numbers are filled in', () => {
  const text = csvMark + toShipCsv([order], (column) => column);
  expect(text.split('\r\n')[0]).toBe(
    '\ufefforderNo,carrier,trackingNumber,consignee,phone,address,postCode,country,units,products,note',
  );
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"";""x"")"`);
  const filled = text.replace(`${order.orderNo},,`, `${order.orderNo},DHL,JD01`);
  expect(readList(filled, '')).toEqual([{ orderNo: order.orderNo, carrier: 'DHL', trackingNumber: 'JD01' }]);
});
