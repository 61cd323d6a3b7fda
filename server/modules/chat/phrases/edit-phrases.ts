import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type * as contract from '#contract/chat/merchant.ts';
import { type Phrase, phrasesMax } from '#contract/chat/phrases.ts';
import type { Localized } from '#contract/core/languages.ts';
import { takeLock } from '#server/database/advisory-lock.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refuseViolation } from '#server/http/refuse-violation.ts';
import type { DeskLog } from '#server/modules/chat/desk/desk-log.ts';
import type { Clerk } from '#server/modules/chat/party.ts';
import { chatPhrases } from '#server/modules/chat/tables.ts';
import { assertUnchanged, savedNow } from '#server/modules/shops/index.ts';
import { findPhrase, isPhraseOf, lockPhrase } from './phrase-queries.ts';

const taken = { chat_phrases_name: 'phrase_name_taken' } as const;

/** An empty text counts as none: then the language is answered in English. */
const written = (texts: Record<string, string>): Localized =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')) as Localized;

async function getPhrase(tx: Transaction, { shopId }: Clerk, id: number): Promise<Phrase> {
  const phrase = await findPhrase(tx, shopId, id);
  if (!phrase) throw new Error(`Phrase ${id} does not exist`);
  return phrase;
}

/** Adds a phrase to those of a desk. */
export function addPhrase(
  clerk: Clerk,
  log: DeskLog,
  { name, texts }: z.output<typeof contract.addPhrase.input>,
): Promise<Phrase> {
  return transaction(async (tx) => {
    await takeLock(tx, locks.chatPhrases, clerk.shopId ?? 0); // so that two at once do not exceed the maximum
    if ((await tx.$count(chatPhrases, isPhraseOf(clerk.shopId))) >= phrasesMax) throw new Refusal('too_many_phrases');
    const [added] = await refuseViolation(
      tx
        .insert(chatPhrases)
        .values({ shopId: clerk.shopId, name, texts: written(texts), ...savedNow(clerk.accountId) })
        .returning({ id: chatPhrases.id }),
      taken,
    );
    if (!added) throw new Error('Adding a phrase returned no row');
    await log.phraseAdded(tx, name);
    return getPhrase(tx, clerk, added.id);
  });
}

/** Changes a phrase, unless it was saved since `version`. */
export function editPhrase(
  clerk: Clerk,
  log: DeskLog,
  { id, version, name, texts }: z.output<typeof contract.editPhrase.input>,
): Promise<Phrase> {
  return transaction(async (tx) => {
    const before = await lockPhrase(tx, clerk.shopId, id);
    if (!before) throw new Refusal('phrase_not_found');
    await assertUnchanged(tx, before, version);
    await refuseViolation(
      tx
        .update(chatPhrases)
        .set({ name, texts: written(texts), version: version + 1, ...savedNow(clerk.accountId) })
        .where(eq(chatPhrases.id, id)),
      taken,
    );
    await log.phraseChanged(tx, name);
    return getPhrase(tx, clerk, id);
  });
}

/** Deletes a phrase. Messages that were sent with it stay. */
export function deletePhrase(clerk: Clerk, log: DeskLog, id: number): Promise<null> {
  return transaction(async (tx) => {
    const phrase = await lockPhrase(tx, clerk.shopId, id);
    if (!phrase) throw new Refusal('phrase_not_found');
    await tx.delete(chatPhrases).where(eq(chatPhrases.id, id));
    await log.phraseDeleted(tx, phrase.name);
    return null;
  });
}
