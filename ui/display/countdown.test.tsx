import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Countdown } from './countdown.tsx';

const renderedAt = Date.parse('2026-03-01T12:00:00Z');
const second = 1000;

function textLeft(leftMs: number): string {
  const html = renderToStaticMarkup(
    <Countdown
      endsAt={new Date(renderedAt + leftMs).toISOString()}
      renderedAt={renderedAt}
      offsetMs={null}
      label="Ends in"
      daysText={(days) => `${days} j`}
    />,
  );
  return html.replace(/<[^>]+>/g, '');
}

test('whole days are said in words, the rest in hours, minutes and seconds', () => {
  expect(textLeft((((2 * 24 + 3) * 60 + 12) * 60 + 45) * second)).toBe('2 j 03:12:45');
  expect(textLeft(24 * 3600 * second)).toBe('1 j 00:00:00');
});

test('within a day there are no days', () => {
  expect(textLeft((24 * 3600 - 1) * second)).toBe('23:59:59');
  expect(textLeft(0)).toBe('00:00:00');
  expect(textLeft(-5 * second)).toBe('00:00:00');
});
