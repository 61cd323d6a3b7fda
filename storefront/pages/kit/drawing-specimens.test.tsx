import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawings } from './drawing-specimens.tsx';

const bytesMax = 1_500; // each comes with the page that needs it

test.each(Object.entries(drawings))(
  'the drawing %s is small, of one size, in colours of the theme, and hidden from screen readers',
  (_, Kind) => {
    const svg = renderToStaticMarkup(<Kind />);
    expect(svg).toMatch(/^<svg aria-hidden="true" width="160" height="120" /);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(bytesMax);
    expect(svg).not.toMatch(/(?:fill|stroke|style)="(?!none)/);
    expect(svg).toContain('stroke-brand');
  },
);
