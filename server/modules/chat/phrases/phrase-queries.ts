import { and, asc, eq, sql } from 'drizzle-orm';
import type { Phrase } from '#contract/chat/phrases.ts';
import { type Asker, database, type Transaction } from '#server/database/connection.ts';
import { chatPhrases } from '#server/modules/chat/tables.ts';
import { lastSavedColumns } from '#server/modules/shops/index.ts';

const columns = {
  id: chatPhrases.id,
  name: chatPhrases.name,
  texts: chatPhrases.texts,
  version: chatPhrases.version,
  ...lastSavedColumns(chatPhrases),
};

/** By the index of phrases' names, in which the platform's desk is 0. */
export const isPhraseOf = (shopId: number | null) => sql`coalesce(${chatPhrases.shopId}, 0) = ${shopId ?? 0}::int`;

export function listPhrases(shopId: number | null): Promise<Phrase[]> {
  return database()
    .select(columns)
    .from(chatPhrases)
    .where(isPhraseOf(shopId))
    .orderBy(asc(sql`lower(${chatPhrases.name})`));
}

export async function findPhrase(on: Asker, shopId: number | null, id: number): Promise<Phrase | null> {
  const [phrase] = await on
    .select(columns)
    .from(chatPhrases)
    .where(and(eq(chatPhrases.id, id), isPhraseOf(shopId)));
  return phrase ?? null;
}

export async function lockPhrase(tx: Transaction, shopId: number | null, id: number) {
  const [phrase] = await tx
    .select()
    .from(chatPhrases)
    .where(and(eq(chatPhrases.id, id), isPhraseOf(shopId)))
    .for('update');
  return phrase ?? null;
}
