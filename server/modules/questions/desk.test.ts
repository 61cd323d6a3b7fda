import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as desk from '#contract/questions/merchant.ts';
import * as platform from '#contract/questions/platform.ts';
import * as contract from '#contract/questions/shopper.ts';

import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { deliverAll, violations } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { insertAnswer, insertQuestion } from '#tests/support/orders/questions.ts';

// What shops and the platform do with questions and answers.

const mall = openMallUnderTest();
let small: SmallMall;
let [asker, owner, operator] = [] as Person[] as [Person, Person, Person];
let productId = 0;
let id = 0;

beforeAll(async () => {
  small = await fillSmallMall();
  [asker, owner, operator] = [
    await someone(),
    await someone({ role: 'merchant' }),
    await someone({ role: 'platform', nickname: 'Op' }),
  ];
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [owner.accountId, small.shopIds[0]]);
  productId = small.productIds[0] ?? 0;
});

beforeEach(async () => {
  await mall.pool.query('truncate questions, question_answers, answer_votes, post_reports, rate_windows cascade');
  id = await insertQuestion(mall, { productId, accountId: asker.accountId });
});

const answer = (text: string, replaces: string | null = null, who = owner) =>
  mall.ask(desk.answerShopQuestion, { id, text, replaces }, as(who.token));
const listed = async (input: object = {}) =>
  (await mall.ask(desk.listShopQuestions, input, as(owner.token))).data?.list ?? [];
const shown = async () => (await mall.ask(contract.listQuestions, { id: productId })).data?.list ?? [];

describe('the shop', () => {
  test('answers once, marked as the shop, and changes its own answer alone', async () => {
    expect(await shown()).toMatchObject([{ answers: [] }]);
    expect((await answer('It is')).code).toBe(200);
    expect(await shown()).toMatchObject([{ answerCount: 1, answers: [{ isShop: true, nickname: '', text: 'It is' }] }]);
    expect((await answer('Twice')).reason).toBe('changed_meanwhile');
    expect((await answer('It is warm', 'What a colleague wrote')).reason).toBe('changed_meanwhile');
    expect((await answer('It is warm', 'It is')).code).toBe(200);
    expect(await shown()).toMatchObject([{ answerCount: 1, answers: [{ text: 'It is warm' }] }]);
    expect((await answer('www.elsewhere.shop', 'It is warm')).reason).toBe('address_in_text');
    expect(await violations()).toEqual([]);
    await deliverAll();
    const { rows } = await mall.pool.query(
      `select subject from outgoing_messages where cause like 'questionAnswered:%'`,
    );
    expect(rows).toEqual([{ subject: 'The shop has answered your question about “Tea Cup”' }]);
  });

  test('sees what it has not answered first, and finds it by words, product and answer', async () => {
    const other = await insertQuestion(mall, { productId, accountId: null, text: 'Can it be washed?' });
    await answer('It is');
    const ids = async (input: object) => (await listed(input)).map((each) => each.id);
    expect(await ids({})).toEqual([other, id]);
    expect(await ids({ answered: 'no' })).toEqual([other]);
    expect(await ids({ answered: 'yes' })).toEqual([id]);
    expect(await ids({ words: 'washed' })).toEqual([other]);
    expect(await ids({ productId: small.productIds[1] ?? 0 })).toEqual([]);
  });

  test('of another product is not found, neither to answer nor to report', async () => {
    const stranger = await aMerchant();
    expect((await answer('It is', null, stranger)).reason).toBe('question_not_found');
    const report = { kind: 'question', id, reason: 'abuse' } as const;
    expect((await mall.ask(desk.reportShopPost, report, as(stranger.token))).reason).toBe('question_not_found');
    expect((await mall.ask(desk.listShopQuestions, {}, as(stranger.token))).data?.list).toEqual([]);
  });

  test('reports a buyer’s answer once, never its own', async () => {
    const theirs = await insertAnswer(mall, { questionId: id, accountId: asker.accountId });
    const report = (answerId: number) =>
      mall.ask(desk.reportShopPost, { kind: 'answer', id: answerId, reason: 'untrue' }, as(owner.token));
    expect((await report(theirs)).code).toBe(200);
    expect((await report(theirs)).reason).toBe('post_reported');
    expect(await listed()).toMatchObject([{ report: null, answers: [{ id: theirs, report: 'open' }] }]);
    await answer('It is');
    const ours = (await listed())[0]?.ownAnswer?.id ?? 0;
    expect((await report(ours)).reason).toBe('own_post');
  });

  test('is notified of a question, and so is everyone who answers for it', async () => {
    const [colleague, packer] = [await someone(), await someone()];
    for (const [person, scope] of [
      [colleague, 'reviews'],
      [packer, 'orders'],
    ] as const)
      await mall.pool.query(
        `with role as (
           insert into shop_roles (shop_id, name, scopes, saved_at) values ($1, $3, array[$3], now()) returning id
         ) insert into shop_staff (shop_id, account_id, role_id, joined_at) select $1, $2, id, now() from role`,
        [small.shopIds[0], person.accountId, scope],
      );
    const { data } = await mall.ask(contract.askQuestion, { id: productId, text: 'How large?' }, as(asker.token));
    await deliverAll();
    const { rows } = await mall.pool.query('select recipient from outgoing_messages where cause = $1 order by id', [
      `shopQuestion:${data?.id}`,
    ]);
    expect(rows.map(({ recipient }) => recipient)).toEqual([owner.email, colleague.email]);
  });
});

describe('the platform', () => {
  const report = (kind: 'question' | 'answer', postId: number) =>
    mall.ask(contract.reportPost, { kind, id: postId, reason: 'abuse', note: 'Rude' }, as(operator.token));
  const settle = (kind: 'question' | 'answer', postId: number, verdict: 'hide' | 'keep', isOpen = false) =>
    mall.ask(platform.settlePostReports, { kind, id: postId, verdict, reason: 'Seen', isOpen }, as(operator.token));
  const reported = async () => (await mall.ask(platform.listReportedPosts, {}, as(operator.token))).data?.list ?? [];

  test('sees reported questions and answers, and hides or keeps them', async () => {
    const answerId = await insertAnswer(mall, { questionId: id, accountId: null });
    await mall.ask(contract.markAnswerHelpful, { id: answerId, isHelpful: true }, as(asker.token));
    expect([(await report('question', id)).code, (await report('answer', answerId)).code]).toEqual([200, 200]);
    expect(await reported()).toMatchObject([
      { kind: 'question', id, question: null, reportCount: 1, reports: [{ by: 'shopper', note: 'Rude' }] },
      { kind: 'answer', id: answerId, question: 'Is it warm?', text: 'Very', nickname: 'B**d' },
    ]);
    expect((await settle('answer', answerId, 'hide', true)).code).toBe(200);
    expect(await shown()).toMatchObject([{ answerCount: 0, answers: [] }]);
    expect((await settle('answer', answerId, 'hide', true)).reason).toBe('post_settled');
    expect(await violations()).toEqual([]);
    expect((await settle('question', id, 'keep', true)).code).toBe(200);
    expect(await reported()).toEqual([]);
    expect((await settle('answer', answerId, 'keep')).code).toBe(200);
    expect(await shown()).toMatchObject([{ answerCount: 1, answers: [{ helpful: 1 }] }]);
    expect(await violations()).toEqual([]);
    const { rows } = await mall.pool.query('select act, subject, reason from operator_log order by id');
    expect(rows).toEqual([
      { act: 'answer_hidden', subject: String(answerId), reason: 'Seen' },
      { act: 'question_kept', subject: String(id), reason: 'Seen' },
      { act: 'answer_kept', subject: String(answerId), reason: 'Seen' },
    ]);
  });

  test('hides a question with its answers; whoever has asked still sees it, and nobody answers it', async () => {
    const answerId = await insertAnswer(mall, { questionId: id, accountId: null });
    expect((await settle('question', id, 'hide')).code).toBe(200);
    expect(await shown()).toEqual([]);
    const vote = await mall.ask(contract.markAnswerHelpful, { id: answerId, isHelpful: true }, as(asker.token));
    expect(vote.reason).toBe('answer_not_found');
    expect((await answer('It is')).reason).toBe('question_not_found');
    expect(await listed()).toMatchObject([{ id, isHidden: true }]);
    expect(await listed({ answered: 'no' })).toEqual([]);
  });

  test('what the shop has answered and the platform has hidden is not changed any more', async () => {
    await answer('It is');
    const ours = (await listed())[0]?.ownAnswer?.id ?? 0;
    await settle('answer', ours, 'hide');
    expect((await answer('It is warm', 'It is')).reason).toBe('answer_hidden');
    expect((await answer('It is warm')).reason).toBe('answer_hidden');
    expect(await listed()).toMatchObject([{ ownAnswer: { isHidden: true } }]);
  });

  test.each(['question', 'answer'] as const)('finds no %s that is not there', async (kind) => {
    expect((await settle(kind, 999_999, 'hide')).reason).toBe(`${kind}_not_found`);
  });
});
