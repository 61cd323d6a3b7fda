import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price } from './price.tsx';

const parts = (language: string, amount: number) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).formatToParts(amount);

/** The texts of the innermost elements with their sizes: "text-lg 39". */
const sizedTexts = (html: string) =>
  [...html.matchAll(/<span class="(text-\w+)">([^<]+)<\/span>/g)].map(([, size, text]) =>
    `${size} ${text}`.replace(/[\u00a0\u202f]/g, '_'),
  );

test('the units are large wherever the language puts sign and cents', () => {
  expect(sizedTexts(renderToStaticMarkup(<Price parts={parts('en', 1299.5)} />))).toEqual([
    'text-xs $',
    'text-lg 1,299',
    'text-xs .50',
  ]);
  expect(sizedTexts(renderToStaticMarkup(<Price parts={parts('fr', 1299.5)} />))).toEqual([
    'text-lg 1_299',
    'text-xs ,50_$US',
  ]);
});

test('the price before a reduction is struck through and named', () => {
  const html = renderToStaticMarkup(
    <Price parts={parts('en', 5)} original={parts('en', 8)} originalLabel="Original price" />,
  );
  expect(html).toMatch(/<s [^>]*><span class="sr-only">Original price <\/span>\$8\.00<\/s>/);
  expect(renderToStaticMarkup(<Price parts={parts('en', 5)} />)).not.toContain('<s ');
});
