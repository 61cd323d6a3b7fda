import { and, eq } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import { answersShown, type Question } from '#contract/questions/values.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findAuthor } from './author-queries.ts';
import { questionAsked } from './events.ts';
import { assertNoAddress } from './plain-text.ts';
import { questionColumns, questionValue, topAnswers } from './post-row-queries.ts';
import { findShopOnSale } from './queries.ts';
import { questions } from './tables.ts';

type Asked = { id: number; text: string };

/** Asks a question about a product on sale. The same question of the same person is asked once, however often it is sent. */
export async function askQuestion(
  accountId: number,
  { id: productId, text }: Asked,
  locale: Locale,
): Promise<Question> {
  await countTry('askQuestion', String(accountId));
  return transaction(async (tx) => {
    const { nickname } = await findAuthor(tx, accountId);
    assertNoAddress(text);
    const shopId = await findShopOnSale(tx, productId);
    if (shopId === null) throw new Refusal('product_not_found');
    const [asked] = await tx
      .insert(questions)
      .values({ productId, shopId, accountId, nickname, text, createdAt: mallNow })
      .onConflictDoNothing({ target: [questions.accountId, questions.productId, questions.text] })
      .returning({ id: questions.id });
    if (asked) {
      await publish(tx, questionAsked, { questionId: asked.id });
      await invalidateCache(tx, `questions:${productId}`);
    }
    const [row] = await tx
      .select({ ...questionColumns, answers: topAnswers(answersShown) })
      .from(questions)
      .where(and(eq(questions.accountId, accountId), eq(questions.productId, productId), eq(questions.text, text)));
    if (!row) throw new Error(`Question of account ${accountId} about product ${productId} was not written`);
    return questionValue(row, locale);
  });
}
