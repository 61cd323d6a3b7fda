import { expect, test } from 'vitest';
import { mailHtml } from './mail-html.ts';

const parts = {
  locale: 'en',
  subject: 'Your code',
  text: 'Your code is 482913.',
  code: '482913',
  footer: 'Bye',
} as const;

test('shows the code in large figures and again where the text says it', () => {
  const html = mailHtml(parts);
  expect(html).toContain('font-size:36px');
  expect(html).toContain('>482913</td>');
  expect(html).toContain('Your code is <strong>482913</strong>.');
  expect(html).toContain('#d42c17');
  expect(html).toContain('Bye');
  expect(html).toContain('<html lang="en">');
});

test('a mail without a code has no place for one', () => {
  expect(mailHtml({ ...parts, code: undefined, text: 'Changed.' })).not.toContain('font-size:36px');
});

test('whatever the words are, they stay words', () => {
  const evil = `<img src=x onerror="alert(1)">&'`;
  const html = mailHtml({ locale: 'lao', subject: evil, text: evil, code: '<b>', footer: evil });
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<b>');
  expect(html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;&amp;&#39;/g)).toHaveLength(3);
  expect(html).toContain('<html lang="lo">');
});

test('nothing in it is fetched from anywhere', () => {
  expect(mailHtml(parts)).not.toMatch(/https?:|src=|url\(/);
});
