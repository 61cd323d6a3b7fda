import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { deleteAccount } from '#server/modules/accounts/privacy/delete-account.ts';
import { answerForShop } from '#server/modules/questions/answer-for-shop.ts';
import { answerQuestion } from '#server/modules/questions/answer-question.ts';
import { askQuestion } from '#server/modules/questions/ask-question.ts';
import { deleteQuestion } from '#server/modules/questions/delete-question.ts';
import { findShownAnswer } from '#server/modules/questions/lock-queries.ts';
import { markHelpful } from '#server/modules/questions/mark-helpful.ts';
import { settleReports } from '#server/modules/questions/settle-reports.ts';
import { answerVotes, questionAnswers, questions } from '#server/modules/questions/tables.ts';
import { type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { violations } from '#tests/support/database/audit-check.ts';
import { barrier, inTurnAtLock, outcomes } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { insertAnswer, insertQuestion } from '#tests/support/orders/questions.ts';
import { receive } from '#tests/support/orders/received-lines.ts';

// Questions, answers and votes by several people at once; each test shows what a careless operation would do.

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let buyer: Buyer;
let [asker, reader, operator] = [] as Person[] as [Person, Person, Person];
let [questionId, answerId] = [0, 0];
const promise = 'I27 a question counts the answers that readers see, and their votes';

beforeAll(async () => {
  small = await fillSmallMall();
  const variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = 100, opening = 100 where on_hand > 0');
  buyer = await aBuyer();
  [asker, reader, operator] = [await someone(), await someone(), await someone({ role: 'platform' })];
  await receive(mall, buyer, variant(0));
});

beforeEach(async () => {
  await mall.pool.query('truncate questions, question_answers, answer_votes, post_reports, rate_windows cascade');
  questionId = await insertQuestion(mall, { productId: small.productIds[0] ?? 0, accountId: asker.accountId });
  answerId = await insertAnswer(mall, { questionId, accountId: null });
});

const counts = async () => {
  const { rows } = await mall.pool.query(
    `select q.answer_count as answers, q.helpful_count as votes,
      (select count(*)::int from question_answers where question_id = q.id) as written from questions q where id = $1`,
    [questionId],
  );
  return rows[0] ?? null;
};
const broken = async () => (await violations()).map((each) => each.promise);
const actor = () => ({ shopId: small.shopIds[0] ?? 0, accountId: null }) as Parameters<typeof answerForShop>[0];
const by = () => ({ source: '', userAgent: '', session: { accountId: operator.accountId } });
const vote = () => markHelpful(reader.accountId, { id: answerId, isHelpful: true });
const hide = () => settleReports(by(), { kind: 'answer', id: answerId, verdict: 'hide' });

test('one person’s votes at once are one, and taking them back at once takes one back', async () => {
  expect(await outcomes(20, vote)).toEqual({ won: 20 });
  expect(await counts()).toEqual({ answers: 1, votes: 1, written: 1 });
  expect(await outcomes(20, () => markHelpful(reader.accountId, { id: answerId, isHelpful: false }))).toEqual({
    won: 20,
  });
  expect(await counts()).toEqual({ answers: 1, votes: 0, written: 1 });
  expect(await broken()).toEqual([]);
});

test('N: with a read before the write and without the key two votes of one person count', async () => {
  await mall.pool.query('alter table answer_votes drop constraint answer_votes_answer_id_account_id_pk');
  const haveLooked = barrier(2);
  const careless = async (tx: Transaction) => {
    const mine = and(eq(answerVotes.answerId, answerId), eq(answerVotes.accountId, reader.accountId));
    if ((await tx.select().from(answerVotes).where(mine)).length > 0) return;
    await haveLooked();
    await tx.insert(answerVotes).values({ answerId, accountId: reader.accountId });
    await countVote(tx);
  };
  expect(await outcomes(2, () => transaction(careless))).toEqual({ won: 2 });
  expect(await counts()).toEqual({ answers: 1, votes: 2, written: 1 });
  await mall.pool.query('truncate answer_votes');
  await mall.pool.query(
    'alter table answer_votes add constraint answer_votes_answer_id_account_id_pk primary key (answer_id, account_id)',
  );
});

async function countVote(tx: Transaction): Promise<void> {
  await tx
    .update(questionAnswers)
    .set({ helpfulCount: sql`${questionAnswers.helpfulCount} + 1` })
    .where(eq(questionAnswers.id, answerId));
  await tx
    .update(questions)
    .set({ helpfulCount: sql`${questions.helpfulCount} + 1` })
    .where(eq(questions.id, questionId));
}

test('of colleagues who answer at once one does, and of a buyer’s answers one is written', async () => {
  const answer = (index: number) => answerForShop(actor(), { id: questionId, text: `It is ${index}`, replaces: null });
  expect(await outcomes(10, answer)).toEqual({ won: 1, changed_meanwhile: 9 });
  const buyersAnswer = () => answerQuestion(buyer.accountId, { id: questionId, text: 'It is' }, 'en');
  expect(await outcomes(10, buyersAnswer)).toEqual({ won: 1, already_answered: 9 });
  expect(await counts()).toEqual({ answers: 3, votes: 0, written: 3 });
  expect(await broken()).toEqual([]);
});

test('N: with a read before the write and without the index the shop answers twice', async () => {
  await mall.pool.query('drop index question_answers_shop');
  const haveLooked = barrier(2);
  const careless = async (tx: Transaction) => {
    const ofShop = and(eq(questionAnswers.questionId, questionId), eq(questionAnswers.isShop, true));
    if ((await tx.select().from(questionAnswers).where(ofShop)).length > 0) throw new Refusal('changed_meanwhile');
    await haveLooked();
    await tx
      .insert(questionAnswers)
      .values({ questionId, isShop: true, nickname: '', text: 'It is', createdAt: mallNow });
  };
  expect(await outcomes(2, () => transaction(careless))).toEqual({ won: 2 });
  expect(await counts()).toMatchObject({ written: 3 });
  expect(await broken()).toContain(promise);
  await mall.pool.query('truncate questions, question_answers, answer_votes cascade');
  await mall.pool.query('create unique index question_answers_shop on question_answers (question_id) where is_shop');
});

const lockAnswer = () => ({
  text: 'select from question_answers where id = $1 for no key update',
  values: [answerId],
});
const reasonOf = (act: () => Promise<unknown>) => () =>
  act().then(
    () => 'won',
    (error) => String(error?.reason ?? 'failed'),
  );

test('a vote for an answer that is just being hidden is refused, or subtracted with it', async () => {
  for (let round = 1; round <= 5; round += 1) {
    const [hidden, voted] = await inTurnAtLock(mall.pool, lockAnswer(), [reasonOf(hide), reasonOf(vote)]);
    expect([hidden, ['won', 'answer_not_found'].includes(voted ?? '')]).toEqual(['won', true]);
    expect(await counts()).toEqual({ answers: 0, votes: 0, written: round });
    expect(await broken()).toEqual([]);
    answerId = await insertAnswer(mall, { questionId, accountId: null });
  }
});

test('N: a vote that looks before it writes counts for an answer that nobody sees', async () => {
  const careless = async (tx: Transaction) => {
    await findShownAnswer(tx, answerId);
    await hide();
    await countVote(tx);
  };
  expect(await outcomes(1, () => transaction(careless))).toEqual({ won: 1 });
  expect(await counts()).toEqual({ answers: 0, votes: 1, written: 1 });
  expect(await broken()).toContain(promise);
});

const lockQuestion = () => ({ text: 'select from questions where id = $1 for update', values: [questionId] });
const answerIt = () => answerQuestion(buyer.accountId, { id: questionId, text: 'It is' }, 'en');
const remove = () => deleteQuestion(asker.accountId, questionId);

test('a question is deleted or answered, whichever comes first', async () => {
  const unanswered = () => mall.pool.query('truncate question_answers cascade');
  await unanswered();
  expect(await inTurnAtLock(mall.pool, lockQuestion(), [reasonOf(answerIt), reasonOf(remove)])).toEqual([
    'won',
    'question_answered',
  ]);
  expect(await counts()).toMatchObject({ written: 1 });
  await unanswered();
  expect(await inTurnAtLock(mall.pool, lockQuestion(), [reasonOf(remove), reasonOf(answerIt)])).toEqual([
    'won',
    'question_not_found',
  ]);
  expect(await counts()).toBeNull();
});

test('N: a deletion that looks without a lock takes along an answer that was given meanwhile', async () => {
  await mall.pool.query('truncate question_answers cascade');
  const careless = async (tx: Transaction) => {
    const ofIt = eq(questionAnswers.questionId, questionId);
    if ((await tx.select().from(questionAnswers).where(ofIt)).length > 0) throw new Refusal('question_answered');
    await answerIt();
    await tx.delete(questionAnswers).where(ofIt);
    await tx.delete(questions).where(eq(questions.id, questionId));
  };
  expect(await outcomes(1, () => transaction(careless))).toEqual({ won: 1 });
  expect(await counts()).toBeNull();
});

test.each(['change', 'hide'])(
  'the shop changes its answer while the platform hides it, and neither waits for the other: %s first',
  async (first) => {
    await answerForShop(actor(), { id: questionId, text: 'It is', replaces: null });
    const { rows } = await mall.pool.query('select id from question_answers where is_shop');
    const acts = {
      change: reasonOf(() => answerForShop(actor(), { id: questionId, text: 'It is not', replaces: 'It is' })),
      hide: reasonOf(() => settleReports(by(), { kind: 'answer', id: rows[0].id, verdict: 'hide' })),
    };
    const turns = first === 'change' ? [acts.change, acts.hide] : [acts.hide, acts.change];
    expect(await inTurnAtLock(mall.pool, lockQuestion(), turns)).toEqual(
      first === 'change' ? ['won', 'won'] : ['won', 'answer_hidden'],
    );
    expect(await broken()).toEqual([]);
  },
);

test('nothing is asked in a name that is just being forgotten', async () => {
  const ana = await someone({ nickname: 'Ana Forgotten' });
  const forget = () => deleteAccount(by(), { id: ana.accountId, reason: 'By letter' }, async () => {});
  const askIt = () => askQuestion(ana.accountId, { id: small.productIds[0] ?? 0, text: 'Is it cold?' }, 'en');
  const lock = { text: 'select from accounts where id = $1 for update', values: [ana.accountId] };
  expect(await inTurnAtLock(mall.pool, lock, [reasonOf(forget), reasonOf(askIt)])).toEqual(['won', 'not_signed_in']);
  const { rows } = await mall.pool.query("select text from questions where nickname = 'Ana Forgotten'");
  expect(rows).toEqual([]);
});
