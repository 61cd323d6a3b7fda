import { type Locale, locales } from '#contract/core/languages.ts';
import {
  type MessagePart,
  messageParts,
  type Placeholder,
  type Wording,
} from '#contract/notifications/message-wording.ts';
import { type WordingProblem, wordingProblem } from '#contract/notifications/wording-problem.ts';

/** A wording with one of its texts changed. An empty text is none. */
export function withText(wording: Wording, part: MessagePart, locale: Locale, text: string): Wording {
  const { [locale]: _, ...others } = wording[part];
  return { ...wording, [part]: text ? { ...others, [locale]: text } : others };
}

/** What is wrong with a text of a wording. */
export const problemAt = (
  wording: Wording,
  part: MessagePart,
  locale: Locale,
  placeholders: readonly Placeholder[],
): WordingProblem | null => wordingProblem(wording[part][locale] ?? '', part, placeholders);

/** Each text under a name of its own, such as "subject.en", for comparing two wordings. */
export const flatOf = (wording: Wording): Record<string, string> =>
  Object.fromEntries(
    messageParts.flatMap((part) =>
      locales.flatMap((locale) => {
        const text = wording[part][locale]?.trim();
        return text ? [[`${part}.${locale}`, text]] : [];
      }),
    ),
  );

/** The part and the language of such a name. */
export function placeOf(name: string): { part: MessagePart; locale: Locale } {
  const [part, locale] = name.split('.', 2);
  return {
    part: messageParts.find((one) => one === part) ?? 'text',
    locale: locales.find((one) => one === locale) ?? 'en',
  };
}

export const isSame = (one: Wording, other: Wording): boolean => {
  const [texts, others] = [flatOf(one), flatOf(other)];
  const names = new Set([...Object.keys(texts), ...Object.keys(others)]);
  return [...names].every((name) => texts[name] === others[name]);
};
