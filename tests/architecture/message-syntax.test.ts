import { fc, test as property } from '@fast-check/vitest';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { fillTexts } from '#contract/core/mall-name.ts';
import { readText } from '#contract/notifications/read-text.ts';
import words from '#locales/en/platform-messages.json' with { type: 'json' };
import { placeholdersOf } from '#server/modules/notifications/texts/placeholders.ts';
import { everyKind } from '#server/providers/messages/message-topics.ts';

// What operators may write in texts of messages, held against the library that fills them in.

test('every placeholder is explained', () => {
  const names = new Set(everyKind.flatMap(({ kind }) => placeholdersOf(kind).map(({ name }) => name)));
  expect(Object.keys(words.meanings).toSorted()).toEqual([...names].toSorted());
});

const parts = fc.array(
  fc.constantFrom(
    '{',
    '}',
    "'",
    '{a}',
    '{n, plural, ',
    '{k, select, ',
    'one {',
    'other {',
    '#',
    'x',
    ' ',
    '<',
    '<b',
    ',',
  ),
  { maxLength: 14 },
);

property.prop([parts])('whatever is read without a problem can be parsed by what fills it in', (list) => {
  const text = list.join('');
  const { wrong, uses } = readText(text);
  if (wrong) return;
  const names = new Set<string>();
  const walk = (ast: ReturnType<IntlMessageFormat['getAst']>) => {
    for (const part of ast) {
      if ('value' in part && part.type !== 0) names.add(part.value);
      if ('options' in part) for (const option of Object.values(part.options)) walk(option.value);
    }
  };
  walk(new IntlMessageFormat(text, 'en').getAst());
  expect(new Set(uses.map(({ name }) => name))).toEqual(names);
});

test('an apostrophe in the name quotes nothing in a message, where it is written twice as the console does', () => {
  const { text } = fillTexts({ text: '{mall}{count} of {mall}' }, '{mall}', "Chez L'".replaceAll("'", "''"));
  expect(new IntlMessageFormat(text, 'en').format({ count: 3 })).toBe("Chez L'3 of Chez L'");
});
