import { expect, test } from 'vitest';
import type { Placeholder } from './message-wording.ts';
import { wordingProblem } from './wording-problem.ts';

const placeholders: Placeholder[] = [
  { name: 'order', use: 'text', options: [], neededIn: [] },
  { name: 'code', use: 'text', options: [], neededIn: ['text'] },
  { name: 'count', use: 'number', options: [], neededIn: [] },
  { name: 'kind', use: 'choice', options: ['goods', 'money'], neededIn: [] },
];
const wrongWith = (text: string, part: 'subject' | 'text' = 'subject') => wordingProblem(text, part, placeholders);

test.each([
  'Order {order}',
  'Order { order } and {count}',
  '{count, plural, =0 {none} one {# item of {order}} other {# items}}',
  '{kind, select, goods {Send {order} back} other {{count, plural, other {#}}}}',
  "It’s yours, '{'order'}' isn''t a placeholder",
  '1 < 2, a > b',
  '   ',
])('%s can be filled in', (text) => {
  expect(wrongWith(text)).toBeNull();
});

test.each([
  ['{order', { problem: 'braces', name: 'order' }],
  ['order}', { problem: 'braces', name: '' }],
  ['{}', { problem: 'braces', name: '' }],
  ['{count, plural, one {# other {#}}', { problem: 'braces', name: 'count' }],
  ['<b>{order}</b>', { problem: 'tag', name: '' }],
  ['{count, number}', { problem: 'format', name: 'count' }],
  ['{count, plural, one {#}}', { problem: 'options', name: 'count' }],
  ['{kind, select, goods {a} goods {b} other {c}}', { problem: 'options', name: 'kind' }],
  ['{oder}', { problem: 'unknown', name: 'oder' }],
  ['{kind}', { problem: 'onlyChoice', name: 'kind' }],
  ['{order, select, other {x}}', { problem: 'noChoice', name: 'order' }],
  ['{order, plural, other {x}}', { problem: 'noNumber', name: 'order' }],
  ['{kind, select, good {a} other {b}}', { problem: 'unknownOption', name: 'kind', option: 'good' }],
  ['{count, plural, ones {a} other {b}}', { problem: 'unknownOption', name: 'count', option: 'ones' }],
])('%s is refused with what is wrong', (text, problem) => {
  expect(wrongWith(text)).toEqual(problem);
});

test('what a text is of no use without is demanded where it is needed', () => {
  expect(wrongWith('Hello', 'text')).toEqual({ problem: 'missing', name: 'code' });
  expect(wrongWith('Hello')).toBeNull();
  expect(wrongWith('Hello {code}', 'text')).toBeNull();
});
