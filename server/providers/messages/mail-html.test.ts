import { expect, test } from 'vitest';
import { xssPayloads } from '#tests/support/security/xss-payloads.ts';
import type { MailBlock } from './mail-blocks.ts';
import { mailHtml, mailText } from './mail-html.ts';

const parts = {
  locale: 'en',
  subject: 'Your code',
  preview: 'It is 482913',
  text: 'Your code is 482913.',
  code: '482913',
  blocks: [],
  footer: 'Bye',
} as const;

/** One block of each kind, with the same words wherever words can be. */
const blocksOf = (words: string): MailBlock[] => [
  { block: 'heading', text: words },
  {
    block: 'products',
    products: [{ name: words, variant: words, quantity: words, amount: words, picture: words }],
  },
  { block: 'amounts', rows: [{ label: words, value: words }] },
  { block: 'facts', rows: [{ label: words, value: words }] },
  { block: 'quote', text: words },
  { block: 'button', label: words, url: words },
];

test('shows the code in large figures and again where the text says it', () => {
  const html = mailHtml(parts);
  expect(html).toContain('font-size:36px');
  expect(html).toContain('>482913</td>');
  expect(html).toContain('Your code is <strong>482913</strong>.');
  expect(html).toContain('#d42c17');
  expect(html).toContain('Bye');
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('>It is 482913&#847;');
});

test('a mail without a code has no place for one', () => {
  expect(mailHtml({ ...parts, code: undefined, text: 'Changed.' })).not.toContain('font-size:36px');
});

test('whatever the words are, they stay words, in every place of a mail', () => {
  const elements = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replaceAll(/="[^"]*"/g, '=""'));
  const drawn = (words: string) =>
    mailHtml({
      ...{ locale: 'lao', subject: words, preview: words, text: words, code: words, footer: words },
      blocks: blocksOf(words),
    });
  const usual = elements(drawn('x'));
  expect(usual?.length).toBeGreaterThan(60);
  expect(xssPayloads.length).toBeGreaterThan(50);
  // Line breaks make paragraphs and breaks of their own, so payloads are looked at in one line.
  for (const payload of xssPayloads.map((text) => text.replaceAll(/\s+/g, ' '))) {
    const html = drawn(payload);
    expect(elements(html), payload).toEqual(usual);
    expect(html).not.toMatch(/<script|<img src=x|\son\w+="/i);
  }
  expect(drawn('x')).toContain('<html lang="lo">');
});

test('only the pictures of products are fetched, and a button leads somewhere', () => {
  expect(mailHtml(parts)).not.toMatch(/https?:|src=|url\(/);
  const html = mailHtml({ ...parts, blocks: blocksOf('https://mall.example/a?b=1&c=2') });
  expect(html.match(/<img src="[^"]*"/g)).toEqual(['<img src="https://mall.example/a?b=1&amp;c=2"']);
  expect(html.match(/<a href="[^"]*"/g)).toEqual(['<a href="https://mall.example/a?b=1&amp;c=2"']);
});

test('readers of plain text get the same', () => {
  expect(
    mailText('Thank you.', [
      { block: 'heading', text: 'Order 1 · Tea House' },
      {
        block: 'products',
        products: [
          { name: 'Tea Cup', variant: 'Blue / L', quantity: 'Qty: 2', amount: '$4.00', picture: 'https://x' },
          { name: 'Pot', variant: '', quantity: 'Qty: 1', amount: '$9.00', picture: 'https://x' },
        ],
      },
      { block: 'amounts', rows: [{ label: 'Total', value: '$13.00' }] },
      { block: 'facts', rows: [{ label: 'Note', value: 'Ring twice' }] },
      { block: 'quote', text: 'Very\ngood' },
      { block: 'button', label: 'View', url: 'https://mall.example/' },
    ]),
  ).toBe(
    `Thank you.

Order 1 · Tea House

* Tea Cup (Blue / L)
  Qty: 2 · $4.00
* Pot
  Qty: 1 · $9.00

Total: $13.00

Note: Ring twice

> Very
> good

View: https://mall.example/`,
  );
});
