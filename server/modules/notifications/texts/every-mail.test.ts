import { beforeAll, describe, expect, test } from 'vitest';
import { type Locale, locales } from '#contract/core/languages.ts';
import { openMailLinks } from '#server/modules/notifications/mail-links.ts';
import { productsBlock } from '#server/modules/notifications/mail-words.ts';
import { messageKinds } from '#server/providers/messages/message.ts';
import { everyKind, type TopicKind } from '#server/providers/messages/message-topics.ts';
import { type NewMessage, writeMessage } from '#server/providers/messages/queue-message.ts';
import { xssPayloads } from '#tests/support/security/xss-payloads.ts';
import { placeholdersOf } from './placeholders.ts';
import { sampleBlocks } from './sample-blocks.ts';
import { type SampleOf, sampleCode, sampleValues } from './sample-message.ts';

const publicUrl = 'https://mall.example';
beforeAll(() => openMailLinks({ publicUrl }));

const mails = everyKind.filter(({ kind }) => messageKinds[kind].some((channel) => channel === 'email'));
const product = { name: { en: 'Cup' }, variant: { en: 'Blue' }, pictureHash: 'a'.repeat(32) };
const sampleOf = (locale: Locale): SampleOf => ({ locale, currency: 'EUR', products: [product, product] });

function write(each: TopicKind, locale: Locale, change: Partial<NewMessage> = {}) {
  const { kind } = each;
  const hasCode = placeholdersOf(kind).some(({ name }) => name === 'code');
  const { subject, text, html } = writeMessage({
    ...{ channel: 'email', kind, locale, ...(hasCode && { code: sampleCode }) },
    values: sampleValues(each, sampleOf(locale)),
    blocks: sampleBlocks(each, sampleOf(locale)),
    ...change,
  });
  return { kind, subject, text, html: html ?? '' };
}

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
const addresses = (html: string) =>
  [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, url = '']) => unescaped(url));
const links = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, url = '']) => unescaped(url));
const subjectMax = 130;

describe.each(locales)('every mail in %s', (locale) => {
  test('is complete, in one line above and with an end below', () => {
    expect(mails.length).toBeGreaterThan(80);
    const wrong = mails.flatMap((each) => {
      const { kind, subject, text, html } = write(each, locale);
      const words = [subject, text, html.replace(/<style>.*?<\/style>/gs, '')].join('\n');
      return [
        ...(/[{}]|mails\.|undefined|NaN|\[object/.test(words) ? [`${kind}: a value is missing`] : []),
        ...(subject.length > 0 && subject.length <= subjectMax ? [] : [`${kind}: its subject has ${subject.length}`]),
        ...(/[\r\n]/.test(subject) ? [`${kind}: its subject has several lines`] : []),
        ...(text.split('\n-- \n').length === 2 ? [] : [`${kind}: its text has no end`]),
        ...(html.match(/<h1/g)?.length === 1 ? [] : [`${kind}: it has no heading, or several`]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('loads nothing from elsewhere, links to nothing else, and its text has all its links', () => {
    const wrong = mails.flatMap((each) => {
      const { kind, text, html } = write(each, locale);
      return [
        ...addresses(html).filter((url) => !url.startsWith(`${publicUrl}/`)),
        ...links(html).filter((url) => !text.includes(url)),
        ...(html.match(/url\([^)]*\)|@import|<script|<link|<form|<iframe|\/media\/papers\//g) ?? []),
      ].map((found) => `${kind}: ${found}`);
    });
    expect(wrong).toEqual([]);
  });

  test('says of a code that nobody else must have it', () => {
    const withCode = mails.filter(({ kind }) => placeholdersOf(kind).some(({ name }) => name === 'code'));
    expect(withCode.map(({ kind }) => kind).toSorted()).toEqual(
      [
        'registerCode',
        'resetCode',
        'passwordCode',
        'memberCode',
        'bindingCode',
        'proofCode',
        'orderCode',
        'applicationCode',
      ].toSorted(),
    );
    for (const each of withCode) {
      const { html } = write(each, locale);
      expect(html.match(/user-select:all">482913</g), each.kind).toHaveLength(1);
      expect(html.match(/<h1[^>]*>[^<]*<\/h1>/)?.[0], each.kind).not.toContain(sampleCode);
    }
  });
});

test('whatever its values are, no mail has an element of theirs', () => {
  const elements = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replaceAll(/="[^"]*"/g, '=""'));
  const named = (each: TopicKind, words: string) => {
    const values = sampleValues(each, sampleOf('en'));
    const choices = new Set(placeholdersOf(each.kind).flatMap(({ name, use }) => (use === 'text' ? [] : [name])));
    const hostile = Object.entries(values).map(([name, value]) => [name, choices.has(name) ? value : words]);
    const blocks = sampleBlocks(each, {
      ...sampleOf('en'),
      products: [{ ...product, name: { en: words }, variant: { en: words } }],
    });
    return write(each, 'en', { values: Object.fromEntries(hostile), blocks }).html;
  };
  for (const each of mails) {
    const usual = elements(named(each, 'x'));
    // Every payload in one mail, some in each: a text with all of them would be cut.
    for (const payload of xssPayloads.filter((_, place) => place % 7 === mails.indexOf(each) % 7)) {
      const words = payload.replaceAll(/\s+/g, ' ');
      expect(elements(named(each, words)), `${each.kind}: ${payload}`).toEqual(usual);
    }
  }
});

const orderPaid = mails.find(({ kind }) => kind === 'orderPaid') ?? mails[0];

test('a mail about fifty products lists twenty and links to the rest: Gmail shows all of it', () => {
  if (!orderPaid) throw new Error('There is no mail about orders');
  const line = { name: { en: '"'.repeat(200) }, variant: { en: '"'.repeat(100) }, pictureHash: 'a'.repeat(32) };
  const lines = Array.from({ length: 50 }, () => ({ ...line, quantity: 99, subtotal: 99_999_999 }));
  const page = `${publicUrl}/order/order_detail?orderNo=SH1`;
  const { html, text } = write(orderPaid, 'en', { blocks: [productsBlock('en', 'EUR', lines, page)] });
  expect(html.match(/<img [^>]*width="80"/g)).toHaveLength(20);
  expect(html).toMatch(new RegExp(`<a href="${page.replace('?', '[?]')}"[^>]*>30 more items</a>`));
  expect(text).toContain(`30 more items: ${page}`);
  expect(Buffer.byteLength(html)).toBeLessThan(100_000);
});

test('what it lists is counted over all orders of a payment', () => {
  if (!orderPaid) throw new Error('There is no mail about orders');
  const lines = Array.from({ length: 15 }, () => ({ ...product, quantity: 1, subtotal: 100 }));
  const blocks = [1, 2, 3].map((order) => productsBlock('en', 'EUR', lines, `${publicUrl}/${order}`));
  const { text } = write(orderPaid, 'en', { blocks });
  expect(text.match(/^\* Cup/gm)).toHaveLength(20);
  expect(text.match(/^\d+ more items: .*$/gm)).toEqual([
    `10 more items: ${publicUrl}/2`,
    `15 more items: ${publicUrl}/3`,
  ]);
});

test('who gets mails that they may refuse finds where', () => {
  if (!orderPaid) throw new Error('There is no mail about orders');
  const unsubscribeUrl = `${publicUrl}/stop?key=1&kind=2`;
  const { html, text } = write(orderPaid, 'fr', { unsubscribeUrl });
  expect(html).toContain(`<a href="${publicUrl}/stop?key=1&amp;kind=2"`);
  expect(text).toContain(`Se désabonner : ${unsubscribeUrl}`);
  expect(write(orderPaid, 'fr').text).not.toContain('Se désabonner');
});

test('a picture of a product is asked for at the size at which it is shown, twice as dense', () => {
  const html = orderPaid ? write(orderPaid, 'en').html : '';
  expect(html.match(/<img src="[^"]*\/media\/a{32}[^>]*alt="Cup"/g)?.[0]).toContain(
    `src="${publicUrl}/media/${'a'.repeat(32)}/160.jpg" width="80" height="80" alt="Cup"`,
  );
});
