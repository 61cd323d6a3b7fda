import { expect, test } from 'vitest';
import { locales } from '#contract/core/languages.ts';
import { xssPayloads } from '#tests/support/security/xss-payloads.ts';
import type { MailBlock } from './mail-blocks.ts';
import { forgetMailHouse, setMailHouse } from './mail-house.ts';
import { type MailParts, mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

const end = { notes: ['Why', 'Bye'], company: ['Riverside Ltd', 'Main Street 1'], links: [] };
const parts: MailParts = {
  ...{ locale: 'en', subject: 'Your code', heading: 'Confirm your email address', tone: 'none' },
  ...{ preview: 'It is 482913', text: 'Your code is 482913.', code: '482913', action: null, blocks: [], end },
};

/** One block of each kind, with the same words wherever words can be. */
const blocksOf = (words: string): MailBlock[] => [
  { block: 'heading', text: words },
  { block: 'steps', steps: [words, words], done: 1 },
  { block: 'sum', label: words, amount: words },
  { block: 'box', rows: [{ label: words, value: words }] },
  {
    block: 'products',
    products: [{ name: words, variant: words, quantity: words, amount: words, picture: words }],
    ...{ page: words, more: words },
  },
  { block: 'amounts', rows: [{ label: words, value: words }] },
  { block: 'facts', rows: [{ label: words, value: words }] },
  { block: 'quote', text: words },
  { block: 'button', label: words, url: words },
  { block: 'link', label: words, url: words },
];

test('shows the code in large figures that one click selects, with a warning, and again where the text says it', () => {
  const html = mailHtml(parts);
  expect(html).toMatch(/font-size:38px[^"]*user-select:all">482913<\/td>/);
  expect(html).toContain('Don’t share this code. Galleria never asks you for it by phone, email or chat.');
  expect(html).toContain('Your code is <strong>482913</strong>.');
  expect(html).toContain('>Confirm your email address</h1>');
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('>It is 482913&#847;');
});

test('a mail without a code has no place for one, and no warning', () => {
  const html = mailHtml({ ...parts, code: undefined, text: 'Changed.' });
  expect(html).not.toContain('user-select');
  expect(html).not.toContain('Don’t share');
});

test('below it stands who runs the mall, why one gets the mail, and how to get no more', () => {
  const links = [
    { label: 'Help', url: 'https://mall.example/help/5' },
    { label: 'Unsubscribe', url: 'https://mall.example/stop?key=1' },
  ];
  const html = mailHtml({ ...parts, end: { ...end, links } });
  expect(html).toContain('<strong>Galleria</strong><br>Riverside Ltd<br>Main Street 1');
  expect(html).toContain('>Why</p>');
  expect(html).toMatch(/<a href="https:\/\/mall\.example\/stop\?key=1"[^>]*>Unsubscribe<\/a>/);
});

test('an address in a line of its own becomes a button, which says where it leads', () => {
  const url = 'https://mall.example/join?key=1&locale=en';
  const html = mailHtml({ ...parts, text: `Open this:\n${url}`, action: { label: 'View the invitation', url } });
  const address = 'https://mall.example/join?key=1&amp;locale=en';
  expect(html).toMatch(new RegExp(`<a href="${address.replace('?', '[?]')}"[^>]*>View the invitation</a>`));
  expect(html).toContain(`>${address}</a>`);
  const other = mailHtml({ ...parts, text: 'http://evil.example/', action: { label: 'View', url } });
  expect(other).not.toContain('<a href="http://evil');
});

test('the mall has its mark in its own colour, or the logo of its operators', () => {
  setMailHouse({ publicUrl: 'https://mall.example', colour: '#0b6e4f' });
  expect(mailHtml(parts)).toContain('<img src="https://mall.example/media/mark.png" width="40" height="40" alt=""');
  expect(mailHtml(parts)).toContain('bgcolor="#0b6e4f"');
  setMailHouse({ logo: { hash: 'a'.repeat(32), width: 120, height: 40 } });
  expect(mailHtml(parts)).toContain(
    `<img src="https://mall.example/media/${'a'.repeat(32)}/480.jpg" width="120" height="40" alt="Galleria"`,
  );
  forgetMailHouse();
  expect(mailHtml(parts)).toContain('<img src="https://mall.example/media/mark.png"');
});

test('dark mail programs have colours of their own, by both ways in which they say so', () => {
  const html = mailHtml(parts);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme:dark){.g-page{background:#121419!important}');
  expect(html).toContain('[data-ogsc] .g-page{background:#121419!important}');
});

test('whatever the words are, they stay words, in every place of a mail', () => {
  const elements = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replaceAll(/="[^"]*"/g, '=""'));
  const drawn = (words: string) =>
    mailHtml({
      ...{ locale: 'lao', subject: words, heading: words, tone: 'good', preview: words, text: words, code: words },
      ...{ action: null, blocks: blocksOf(words) },
      end: { notes: [words], company: [words], links: [{ label: words, url: words }] },
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

test('only pictures of the mall are fetched, and each button and link leads somewhere', () => {
  const html = mailHtml({ ...parts, blocks: blocksOf('https://mall.example/a?b=1&c=2') });
  const home = '<a href="https://mall.example/"';
  const there = '<a href="https://mall.example/a?b=1&amp;c=2"';
  expect(html.match(/<img src="[^"]*"/g)).toEqual([
    '<img src="https://mall.example/media/mark.png"',
    '<img src="https://mall.example/a?b=1&amp;c=2"',
  ]);
  expect(html.match(/<a href="[^"]*"/g)).toEqual([home, there, there, there]);
  expect(html).not.toMatch(/url\(|@import|<link|<script/);
});

test('readers of plain text get the same', () => {
  const product = { name: 'Tea Cup', variant: 'Blue / L', quantity: 'Qty: 2', amount: '$4.00', picture: 'https://x' };
  const text = mailText({
    ...parts,
    blocks: [
      { block: 'steps', steps: ['Ordered', 'Shipped'], done: 1 },
      { block: 'heading', text: 'Order 1 · Tea House' },
      {
        ...{ block: 'products', products: [product, { ...product, name: 'Pot', variant: '' }] },
        ...{ page: 'https://mall.example/1', more: '3 more items' },
      },
      { block: 'amounts', rows: [{ label: 'Total', value: '$13.00' }] },
      { block: 'facts', rows: [{ label: 'Note', value: 'Ring twice' }] },
      { block: 'quote', text: 'Very\ngood' },
      { block: 'button', label: 'View', url: 'https://mall.example/' },
    ],
    end: { ...end, links: [{ label: 'Help', url: 'https://mall.example/help/5' }] },
  });
  expect(text).toBe(`Confirm your email address

Your code is 482913.

Don’t share this code. Galleria never asks you for it by phone, email or chat.

[x] Ordered  [ ] Shipped

Order 1 · Tea House

* Tea Cup (Blue / L)
  Qty: 2 · $4.00
* Pot
  Qty: 2 · $4.00
3 more items: https://mall.example/1

Total: $13.00

Note: Ring twice

> Very
> good

View: https://mall.example/

-- \nGalleria
Riverside Ltd
Main Street 1
Why
Bye
Help: https://mall.example/help/5`);
});

test('a colon stands as each language has it', () => {
  const blocks = [{ block: 'facts', rows: [{ label: 'A', value: 'b' }] }] as const;
  const lines = locales.map((locale) => mailText({ ...parts, locale, code: undefined, blocks }).split('\n\n')[2]);
  expect(lines).toEqual(['A: b', 'A：b', 'A: b', 'A : b', 'A: b', 'A: b']);
});
