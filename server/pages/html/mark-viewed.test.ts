import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withViewedMark } from './mark-viewed.ts';

function open(getItem: (key: string) => string | null) {
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(withViewedMark('<body><p>Hi</p></body>')) ?? [];
  const dataset: Record<string, string> = {};
  runInNewContext(script, { localStorage: { getItem }, document: { documentElement: { dataset } } });
  return dataset;
}

test('a browser that has viewed products is marked, another is not', () => {
  expect(open((key) => (key === 'viewedProducts' ? '[7]' : null))).toEqual({ viewed: '' });
  expect(open(() => null)).toEqual({});
});

test('a browser that forbids storage is not marked, and nothing fails', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  expect(open(forbidden)).toEqual({});
});
