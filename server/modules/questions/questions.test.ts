import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '#contract/questions/shopper.ts';
import * as own from '#contract/questions/shopper-own.ts';

import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { deliverAll } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { insertAnswer, insertQuestion } from '#tests/support/orders/questions.ts';
import { receive } from '#tests/support/orders/received-lines.ts';

// What shoppers ask, answer, and think of answers.

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let buyer: Buyer;
let asker: Person;
let productId = 0;

beforeAll(async () => {
  small = await fillSmallMall();
  const variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = 100, opening = 100 where on_hand > 0');
  buyer = await aBuyer();
  await mall.pool.query(`update accounts set nickname = 'Bo Reed' where id = $1`, [buyer.accountId]);
  await receive(mall, buyer, variant(0));
  productId = small.productIds[0] ?? 0;
});

beforeEach(async () => {
  await mall.pool.query('truncate questions, question_answers, answer_votes, post_reports, rate_windows cascade');
  asker = await someone({ nickname: 'Ana Quill' });
});

const ask = (who: Person, text = 'Is it warm?', id = productId) =>
  mall.ask(contract.askQuestion, { id, text }, as(who.token));
const answer = (who: Person, id: number, text = 'Very') =>
  mall.ask(contract.answerQuestion, { id, text }, as(who.token));
const shown = async (input: object = {}) =>
  (await mall.ask(contract.listQuestions, { id: productId, ...input })).data?.list ?? [];

describe('asking', () => {
  test('shows the question at once, with first and last letter of a name', async () => {
    expect(await shown()).toEqual([]);
    const { data } = await ask(asker);
    expect(data).toMatchObject({ nickname: 'A**l', text: 'Is it warm?', answerCount: 0, answers: [] });
    expect(await shown()).toEqual([data]);
  });

  test('the same again changes nothing', async () => {
    const [first, second] = [await ask(asker), await ask(asker)];
    expect(second.data).toEqual(first.data);
    expect(await shown()).toHaveLength(1);
  });

  test.each([
    ['a visitor', 'visitor_account', async () => ask(await someone({ userType: 'visitor' }))],
    ['with an address', 'address_in_text', () => ask(asker, 'Cheaper at www.example.shop?')],
    ['without a word', 'bad_input', () => ask(asker, ' ?! ')],
    ['too long', 'bad_input', () => ask(asker, 'a'.repeat(301))],
    ['about what is not sold', 'product_not_found', () => ask(asker, 'Is it warm?', 999_999)],
  ])('%s is refused', async (_, reason, act) => {
    expect((await act()).reason).toBe(reason);
    expect((await mall.pool.query('select from questions')).rowCount).toBe(0);
  });

  test('ten an hour are enough', async () => {
    for (let at = 0; at < 10; at += 1) expect((await ask(asker, `Question ${at}`)).code).toBe(200);
    expect((await ask(asker, 'One more')).reason).toBe('too_many_tries');
  });
});

describe('answering', () => {
  test('is for those who have received the product, once; the asker is notified by mail', async () => {
    const id = (await ask(asker)).data?.id ?? 0;
    expect((await answer(asker, id)).reason).toBe('not_bought');
    const { data } = await answer(buyer, id);
    expect(data).toMatchObject({ isShop: false, nickname: 'B**d', text: 'Very', helpful: 0 });
    expect((await answer(buyer, id, 'Again')).reason).toBe('already_answered');
    expect(await shown()).toMatchObject([{ answerCount: 1, answers: [data] }]);
    await deliverAll();
    const { rows } = await mall.pool.query('select subject, text from outgoing_messages where cause = $1', [
      `questionAnswered:${data?.id}`,
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0].subject).toContain('A buyer has answered your question');
    expect(rows[0].text).toContain('> Very');
  });

  test('marks say what one may do and has done', async () => {
    const id = await insertQuestion(mall, { productId, accountId: asker.accountId });
    const answerId = (await answer(buyer, id)).data?.id ?? 0;
    const input = { productId, questionIds: String(id), answerIds: String(answerId) };
    const marks = async (who: Person) => (await mall.ask(contract.listMyPostMarks, input, as(who.token))).data;
    const none = { helpfulIds: [], reportedQuestionIds: [], reportedAnswerIds: [] };
    expect(await marks(buyer)).toEqual({
      ...none,
      ...{ hasBought: true, answeredIds: [id], ownQuestionIds: [], ownAnswerIds: [answerId] },
    });
    expect(await marks(asker)).toEqual({
      ...none,
      ...{ hasBought: false, answeredIds: [], ownQuestionIds: [id], ownAnswerIds: [] },
    });
  });
});

describe('reading', () => {
  test('the most helpful come first, unanswered ones last, and words are looked for in answers too', async () => {
    const warm = await insertQuestion(mall, { productId, accountId: null, text: 'Is it warm?' });
    const washed = await insertQuestion(mall, { productId, accountId: null, text: 'Can it be washed?' });
    const late = await insertQuestion(mall, { productId, accountId: null, text: 'When does it come?' });
    await insertAnswer(mall, { questionId: warm, accountId: null });
    const washable = await insertAnswer(mall, { questionId: washed, accountId: null, text: 'At 40°' });
    const vote = (isHelpful: boolean) =>
      mall.ask(contract.markAnswerHelpful, { id: washable, isHelpful }, as(asker.token));
    expect((await vote(true)).data).toEqual({ helpful: 1 });
    expect((await vote(true)).data).toEqual({ helpful: 1 });
    const order = async (input: object) => (await shown(input)).map(({ id }) => id);
    expect(await order({})).toEqual([washed, warm, late]);
    expect(await order({ sort: 'newest' })).toEqual([late, washed, warm]);
    expect(await order({ words: '40°' })).toEqual([washed]);
    expect(await order({ words: 'IT' })).toHaveLength(3);
    expect(await order({ words: 'silk' })).toEqual([]);
    expect((await vote(false)).data).toEqual({ helpful: 0 });
    expect(await order({})).toEqual([washed, warm, late]);
  });

  test('a question comes with two answers, and the others page by page', async () => {
    const id = await insertQuestion(mall, { productId, accountId: null });
    for (let at = 0; at < 5; at += 1)
      await insertAnswer(mall, { questionId: id, accountId: null, text: `Answer ${at}` });
    expect(await shown()).toMatchObject([{ answerCount: 5, answers: [{ text: 'Answer 0' }, { text: 'Answer 1' }] }]);
    const page = await mall.ask(contract.listAnswers, { id: productId, questionId: id, page: 2, limit: 3 });
    expect(page.data).toMatchObject({ total: 5, list: [{ text: 'Answer 3' }, { text: 'Answer 4' }] });
    const elsewhere = await mall.ask(contract.listAnswers, { id: small.productIds[1] ?? 0, questionId: id });
    expect(elsewhere.data?.list).toEqual([]);
  });

  test('nobody finds their own answer helpful or reports it', async () => {
    const id = await insertQuestion(mall, { productId, accountId: asker.accountId });
    const answerId = (await answer(buyer, id)).data?.id ?? 0;
    const headers = as(buyer.token);
    expect((await mall.ask(contract.markAnswerHelpful, { id: answerId, isHelpful: true }, headers)).reason).toBe(
      'own_post',
    );
    const report = { kind: 'answer', id: answerId, reason: 'abuse' } as const;
    expect((await mall.ask(contract.reportPost, report, headers)).reason).toBe('own_post');
  });
});

describe('one’s own', () => {
  const deleted = (who: Person, id: number) => mall.ask(own.deleteQuestion, { id }, as(who.token));

  test('questions are listed with their answers, answers with their questions', async () => {
    const id = (await ask(asker)).data?.id ?? 0;
    await answer(buyer, id);
    const asked = (await mall.ask(own.listOwnQuestions, {}, as(asker.token))).data;
    expect(asked).toMatchObject({
      total: 1,
      list: [{ id, canDelete: false, isHidden: false, answers: [{ text: 'Very' }] }],
    });
    const answered = (await mall.ask(own.listOwnAnswers, {}, as(buyer.token))).data;
    expect(answered).toMatchObject({ total: 1, list: [{ text: 'Very', question: 'Is it warm?', productId }] });
    expect((await mall.ask(own.listOwnAnswers, {}, as(asker.token))).data?.list).toEqual([]);
  });

  test('a question is deleted as long as nobody has answered, with its reports', async () => {
    const id = (await ask(asker)).data?.id ?? 0;
    const report = { kind: 'question', id, reason: 'other' } as const;
    expect((await mall.ask(contract.reportPost, report, as(buyer.token))).code).toBe(200);
    expect((await deleted(buyer, id)).reason).toBe('question_not_found');
    expect((await deleted(asker, id)).code).toBe(200);
    expect(await shown()).toEqual([]);
    const next = (await ask(asker)).data?.id ?? 0;
    await answer(buyer, next);
    expect((await deleted(asker, next)).reason).toBe('question_answered');
    expect(await shown()).toHaveLength(1);
  });
});
