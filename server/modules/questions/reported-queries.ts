import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { Paging } from '#contract/core/values.ts';
import type { listReportedPosts } from '#contract/questions/platform.ts';
import type { PostKind } from '#contract/questions/values.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { shownName } from './post-row-queries.ts';
import { postReports, questionAnswers, questions } from './tables.ts';

const reportsShown = 20;
type Report = OutputOf<typeof listReportedPosts>['list'][number]['reports'][number];

export const isAbout = (kind: PostKind, id: number): SQL =>
  eq(kind === 'question' ? postReports.questionId : postReports.answerId, id);

/** Whether nobody has decided about its reports. */
export async function hasOpenReports(tx: Transaction, kind: PostKind, id: number): Promise<boolean> {
  const [open] = await tx
    .select({ id: postReports.id })
    .from(postReports)
    .where(and(isAbout(kind, id), isNull(postReports.settledAt)))
    .limit(1);
  return open !== undefined;
}

/** A question or an answer, locked until the transaction ends. */
export async function lockPost(tx: Transaction, kind: PostKind, id: number) {
  const isOf = eq(questions.id, questionAnswers.questionId);
  const productId = questions.productId;
  const [post] =
    kind === 'question'
      ? await tx
          .select({ productId, isHidden: sql<boolean>`${questions.hiddenAt} is not null` })
          .from(questions)
          .where(eq(questions.id, id))
          .for('no key update')
      : await tx
          .select({ productId, isHidden: sql<boolean>`${questionAnswers.hiddenAt} is not null` })
          .from(questionAnswers)
          .innerJoin(questions, isOf)
          .where(eq(questionAnswers.id, id))
          .for('no key update', { of: questionAnswers });
  return post ?? null;
}

/** Questions and answers with open reports, longest waiting first. */
export async function listReported(
  { page, limit }: Paging,
  locale: Locale,
): Promise<OutputOf<typeof listReportedPosts>> {
  const open = database()
    .select({
      questionId: postReports.questionId,
      answerId: postReports.answerId,
      count: sql<number>`count(*)::int`.as('count'),
      since: sql`min(${postReports.createdAt})`.as('since'),
    })
    .from(postReports)
    .where(isNull(postReports.settledAt))
    .groupBy(postReports.questionId, postReports.answerId)
    .as('open');
  const [rows, [counted]] = await Promise.all([
    database()
      .select({
        answer: {
          id: questionAnswers.id,
          text: questionAnswers.text,
          isShop: questionAnswers.isShop,
          nickname: questionAnswers.nickname,
          createdAt: questionAnswers.createdAt,
          hiddenAt: questionAnswers.hiddenAt,
        },
        question: {
          id: questions.id,
          text: questions.text,
          isShop: sql<boolean>`false`,
          nickname: questions.nickname,
          createdAt: questions.createdAt,
          hiddenAt: questions.hiddenAt,
        },
        productId: products.id,
        productName: textIn(products.name, locale),
        shopId: shops.id,
        shopName: textIn(shops.name, locale),
        reportCount: open.count,
        reports: sql<Report[]>`(
          select json_agg(json_build_object('by', case when each.shop_id is null then 'shopper' else 'shop' end,
            'reason', each.reason, 'note', each.note,
            'createTime', to_char(each.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by each.created_at)
          from (
            select * from ${postReports} r where r.settled_at is null
              and (r.question_id = ${open.questionId} or r.answer_id = ${open.answerId}) order by created_at limit ${reportsShown}
          ) each)`,
      })
      .from(open)
      .leftJoin(questionAnswers, eq(questionAnswers.id, open.answerId))
      .innerJoin(questions, sql`${questions.id} = coalesce(${open.questionId}, ${questionAnswers.questionId})`)
      .innerJoin(products, eq(products.id, questions.productId))
      .innerJoin(shops, eq(shops.id, products.shopId))
      .orderBy(asc(open.since), asc(questions.id), asc(questionAnswers.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(open),
  ]);
  const list = rows.map(({ answer, question, ...rest }) => {
    const { createdAt, hiddenAt, nickname, ...post } = answer ?? question;
    return {
      ...post,
      ...rest,
      kind: answer ? ('answer' as const) : ('question' as const),
      question: answer ? question.text : null,
      nickname: post.isShop ? '' : shownName(nickname, locale),
      createTime: createdAt.toISOString(),
      isHidden: hiddenAt !== null,
    };
  });
  return { list, total: counted?.total ?? 0, page, limit };
}
