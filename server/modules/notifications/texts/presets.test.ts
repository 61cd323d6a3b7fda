import { expect, test } from 'vitest';
import { locales } from '#contract/core/languages.ts';
import { messageTopics } from '#contract/notifications/message-wording.ts';
import { wordingProblem } from '#contract/notifications/wording-problem.ts';
import { messageKinds } from '#server/providers/messages/message.ts';
import { everyKind, everyShared } from '#server/providers/messages/message-topics.ts';
import { writeMessage } from '#server/providers/messages/queue-message.ts';
import { partsOfKind, placeholdersOf, presetOf, textMaxOf } from './placeholders.ts';
import { sampleBlocks } from './sample-blocks.ts';
import { sampleCode, sampleValues } from './sample-message.ts';

test('every kind of message has one topic', () => {
  expect(everyKind.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(messageKinds).toSorted());
  const topics = [...everyKind, ...everyShared].map(({ topic }) => topic);
  expect(new Set(topics)).toEqual(new Set(Object.keys(messageTopics)));
});

test.each(locales)('the mall’s own texts could be written by an operator, in %s', (locale) => {
  const wrong = [...everyKind, ...everyShared].flatMap(({ kind }) =>
    partsOfKind(kind).flatMap((part): object[] => {
      const text = presetOf(kind)[part][locale] ?? '';
      if (!text || text.length > textMaxOf(kind, part)) return [{ kind, part, text }];
      const problem = wordingProblem(text, part, placeholdersOf(kind));
      return problem ? [{ kind, part, ...problem }] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('a placeholder is what the mall’s own texts use it as', () => {
  const [code, kind, more] = ['code', 'kind', 'more'].map(
    (name) =>
      [...placeholdersOf('orderShipped'), ...placeholdersOf('passwordCode')].find((each) => each.name === name) ?? null,
  );
  expect(code).toEqual({ name: 'code', use: 'text', options: [], neededIn: ['text', 'sms'] });
  expect(kind).toMatchObject({ use: 'choice', options: ['pickup', 'virtual', 'courier', 'person'] });
  expect(more).toMatchObject({ use: 'number', options: [] });
});

test.each(locales)('a sample of every message is complete, in %s', (locale) => {
  const product = { name: { en: 'Cup' }, variant: { en: 'Blue' }, pictureHash: 'a'.repeat(32) };
  const sample = { locale, currency: 'EUR', products: [product, product] };
  const texts = everyKind.flatMap((each) =>
    messageKinds[each.kind].map((channel) => {
      const message = { channel, locale, kind: each.kind, code: sampleCode };
      const { subject, text, html } = writeMessage({
        ...message,
        values: sampleValues(each, sample),
        blocks: sampleBlocks(each, sample),
      });
      return [subject, text, html?.replace(/<style>.*<\/style>/s, '') ?? ''].join('\n');
    }),
  );
  expect(texts.filter((text) => /[{}]|mails\.|undefined|NaN/.test(text))).toEqual([]);
});
