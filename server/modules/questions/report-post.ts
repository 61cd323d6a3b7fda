import type { z } from 'zod';
import type { reportShopPost } from '#contract/questions/merchant.ts';
import type { PostKind } from '#contract/questions/values.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { findShownPost } from './lock-queries.ts';
import { postReports } from './tables.ts';

type Input = z.output<typeof reportShopPost.input>;
type By = { accountId: number | null; shopId: number | null };

/** Reports a question or an answer to the platform. Once per person: a second report changes nothing. */
export async function reportPost(accountId: number, input: Input): Promise<null> {
  await countTry('reportPost', String(accountId));
  return transaction(async (tx) => {
    const post = await findShownPost(tx, input.kind, input.id);
    if (post.writtenBy === accountId) throw new Refusal('own_post');
    await addReport(tx, input, { accountId, shopId: null });
    return null;
  });
}

/** Reports for a shop what buyers have written about its products, once. */
export function reportForShop(actor: Actor, input: Input): Promise<null> {
  return transaction(async (tx) => {
    const { kind, id, note } = input;
    const { shopId, accountId } = actor;
    const post = await findShownPost(tx, kind, id);
    if (post.shopId !== shopId) throw new Refusal(missing[kind]);
    if (post.isShop) throw new Refusal('own_post');
    if (!(await addReport(tx, input, { accountId, shopId }))) throw new Refusal('post_reported');
    if (kind === 'question') await logAct(tx, actor, 'question_reported', String(id), note);
    else await logAct(tx, actor, 'answer_reported', String(id), note);
    return null;
  });
}

export const missing = { question: 'question_not_found', answer: 'answer_not_found' } as const satisfies Record<
  PostKind,
  string
>;

async function addReport(tx: Transaction, { kind, id, reason, note }: Input, by: By): Promise<boolean> {
  const of = kind === 'question' ? { questionId: id } : { answerId: id };
  const added = await tx
    .insert(postReports)
    .values({ ...of, ...by, reason, note, createdAt: mallNow })
    .onConflictDoNothing()
    .returning({ id: postReports.id });
  return added.length > 0;
}
