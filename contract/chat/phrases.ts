import { z } from 'zod';
import { textsOf } from '#contract/catalogue/product-content.ts';
import { call } from '#contract/core/call.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { Id, nothing, versionMax } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';

// Phrases: what a desk answers often, in the mall's languages.

export const phrasesMax = 200;
export const phraseNameMax = 60;
export const phraseTextMax = 1_000;

/** What stands in braces in a phrase: the shopper's name, the desk's, the clerk's, and an order's number. */
export const phrasePlaceholders = ['name', 'shop', 'clerk', 'order'] as const;
export type PhrasePlaceholder = (typeof phrasePlaceholders)[number];

const known = new Set<string>(phrasePlaceholders.map((name) => `{${name}}`));
const areKnown = (text: string) => (text.match(/\{[^{}]*\}/g) ?? []).every((place) => known.has(place));

const PhraseTexts = textsOf(phraseTextMax)
  .refine((texts) => Boolean(texts.en?.trim()), { path: ['en'] })
  .refine((texts) => Object.values(texts).every((text) => areKnown(text ?? '')))
  .describe(
    'In English always; a language without one is answered in English. {name}, {shop}, {clerk} and {order} are filled in',
  )
  .meta({ examples: [{ en: 'Hello {name}, how can I help you?' }] });

const Version = z
  .int()
  .min(1)
  .max(versionMax)
  .meta({ examples: [1] });

export const Phrase = z.object({
  id: Id,
  name: z.string(),
  texts: textsOf(phraseTextMax),
  version: Version,
  ...lastSaved,
});
export type Phrase = z.infer<typeof Phrase>;

const fields = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(phraseNameMax)
    .meta({ examples: ['Greeting'] }),
  texts: PhraseTexts,
};
const refused = ['bad_input', 'not_signed_in', 'not_allowed'] as const;

/** The calls for phrases, for one kind of caller. */
export function phraseCalls<Who extends 'merchant' | 'platform'>(who: Who) {
  const shared = { who, scope: 'chat' as never };
  const base = `/api/${who}/chat/phrase` as const;
  return {
    listPhrases: call({
      ...{ method: 'GET', path: `${base}/list`, ...shared },
      summary: 'Lists the desk’s phrases by their names',
      input: nothing,
      output: z.array(Phrase).max(phrasesMax),
      refuses: refused,
    }),
    addPhrase: call({
      ...{ method: 'POST', path: `${base}/add`, ...shared },
      summary: 'Adds a phrase',
      input: z.object(fields),
      output: Phrase,
      refuses: [...refused, 'phrase_name_taken', 'too_many_phrases'],
    }),
    editPhrase: call({
      ...{ method: 'POST', path: `${base}/edit`, ...shared },
      summary: 'Changes a phrase, unless someone else has saved it since `version`',
      input: z.object({ id: Id, version: Version, ...fields }),
      output: Phrase,
      refuses: [...refused, 'phrase_not_found', 'phrase_name_taken', 'changed_meanwhile'],
    }),
    deletePhrase: call({
      ...{ method: 'POST', path: `${base}/delete`, ...shared },
      summary: 'Deletes a phrase. What was sent with it stays',
      input: z.object({ id: Id }),
      output: done,
      refuses: [...refused, 'phrase_not_found'],
    }),
  };
}
