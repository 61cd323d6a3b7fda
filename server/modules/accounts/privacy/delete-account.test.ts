import { beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '#contract/accounts/platform-privacy.ts';
import { addToCart } from '#contract/cart/shopper.ts';
import { sendResetCode, signInAsVisitor, signInByEmail } from '#contract/identity/shopper.ts';
import { linkEmail, sendLinkCodeByEmail } from '#contract/identity/shopper-profile.ts';
import { transaction } from '#server/database/connection.ts';
import { adoptVisitors } from '#server/modules/identity/index.ts';
import {
  as,
  newEmail,
  newestCode,
  newPhone,
  type Person,
  password,
  signUp,
  someone,
} from '#tests/support/accounts/accounts.ts';
import { anApplicationInput, aWaitingApplication } from '#tests/support/accounts/applicants.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { aVisitor, oneOrder } from '#tests/support/accounts/visitors.ts';
import { deliverAll, violations } from '#tests/support/database/audit-check.ts';
import { inTurnAtLock } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { bought, receive, send } from '#tests/support/orders/refunds.ts';

// How far a deletion reaches: all that is the person's, and nothing of others.

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let operator: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set opening = opening + 500, on_hand = on_hand + 500');
  operator = await anOperator(['accounts']);
});
beforeEach(() => mall.pool.query('delete from rate_windows'));

const remove = async (id: number) => {
  const { code, reason } = await mall.ask(deleteAccount, { id, reason: 'By letter' }, as(operator.token));
  return reason ?? code;
};

/** A message that waits to be sent. */
const write = (recipient: string, channel = 'email') =>
  mall.pool.query('insert into outgoing_messages (channel, recipient, text) values ($2, $1, $3)', [
    recipient,
    channel,
    `For ${recipient}`,
  ]);

const textsTo = async (...recipients: string[]): Promise<string[]> => {
  const { rows } = await mall.pool.query('select text from outgoing_messages where recipient = any($1)', [recipients]);
  return rows.map(({ text }) => text).sort();
};

/** An order that has come to its end. */
async function aReceivedOrder(buyer: Buyer): Promise<string> {
  const { number, lines } = await bought(mall, buyer, variant(1));
  await send(number, lines);
  await receive(number);
  return number;
}

test('messages to those to whom someone had things sent stay', async () => {
  const [ana, bob, carol] = [await aBuyer(), await someone(), newEmail()];
  for (const email of [bob.email, carol]) {
    await mall.pool.query('update addresses set email = $2 where account_id = $1', [ana.accountId, email]);
    await aReceivedOrder(ana);
    await write(email);
  }
  expect(await remove(ana.accountId)).toBe(200);
  expect(await textsTo(bob.email, carol)).toEqual([`For ${bob.email}`, `For ${carol}`].sort());
  expect(await textsTo(ana.email)).toEqual([]);
  const { rows } = await mall.pool.query("select address ->> 'email' as email from orders where account_id = $1", [
    ana.accountId,
  ]);
  expect(rows).toEqual([{ email: '' }, { email: '' }]);
});

test('who deletes a visitor with the contacts of an account takes nothing from the account', async () => {
  const bob = await signUp(mall);
  const number = newPhone();
  const phone = `+86${number}`;
  await mall.pool.query('update accounts set phone = $2 where id = $1', [bob.uid, phone]);
  await write(phone, 'sms');
  await mall.ask(sendResetCode, bob.email);
  await mall.ask(signInByEmail, { email: bob.email, password: 'not my password' });
  const ofBob = async () => {
    const { rows } = await mall.pool.query(
      `select (select count(*) from outgoing_messages where recipient in ($1, $2))::int as messages,
        (select count(*) from codes where recipient in ($1, $2))::int as codes,
        (select failures from sign_in_failures where who = 'email:' || $1) as failures`,
      [bob.email, phone],
    );
    return rows;
  };
  expect(await ofBob()).toEqual([{ messages: 3, codes: 2, failures: 1 }]);
  const { data } = await mall.ask(signInAsVisitor, { email: bob.email, phone: number, countryCode: '+86' });
  expect(data?.phone).toBe(phone);
  expect(await remove(data?.uid ?? 0)).toBe(200);
  expect(await ofBob()).toEqual([{ messages: 3, codes: 2, failures: 1 }]);
  expect(await remove(bob.uid)).toBe(200);
  expect(await ofBob()).toEqual([{ messages: 0, codes: 0, failures: null }]);
});

/** A visitor who has received an order. */
async function aVisitorWithOrder() {
  const visitor = await aVisitor(mall);
  const number = await aReceivedOrder({ ...visitor, addressId: 0 });
  return { visitor, number };
}

const orderOf = async (number: string) => {
  const { rows } = await mall.pool.query(
    `select o.account_id as owner, o.address ->> 'realName' as name, c.address ->> 'detail' as asked
      from orders o left join address_changes c on c.order_id = o.id where o.number = $1`,
    [number],
  );
  return rows;
};

test('what visitors had goes with the account that has taken them over, also what is still on its way to it', async () => {
  const { visitor, number } = await aVisitorWithOrder();
  await mall.pool.query(
    `insert into address_changes (order_id, address, status, created_at, decided_at)
      select id, address, 'refused', now(), now() from orders where number = $1`,
    [number],
  );
  const { productId, skuId } = variant(1);
  const ofVisitor = [visitor.accountId, productId];
  await mall.pool.query(
    'insert into favourites (account_id, product_id, price_when_saved) values ($1, $2, 100)',
    ofVisitor,
  );
  await mall.pool.query(
    "insert into product_alerts (account_id, product_id, sku_id, kind) values ($1, $2, $3, 'stock')",
    [...ofVisitor, skuId],
  );
  await mall.pool.query(
    "insert into answered_calls (account_id, call, key, fingerprint, answer) values ($1, 'order', 'k', repeat('a', 64), '{}')",
    [visitor.accountId],
  );
  expect((await mall.ask(addToCart, { lines: [variant(1)] }, as(visitor.token))).code).toBe(200);
  const ana = await signUp(mall, visitor.email);
  expect(await orderOf(number)).toEqual([{ owner: visitor.accountId, name: 'Ana Silva', asked: '1 Main Street' }]);

  expect(await remove(ana.uid)).toBe(200);
  expect(await orderOf(number)).toEqual([{ owner: visitor.accountId, name: '–', asked: '–' }]);
  await deliverAll();
  expect(await orderOf(number)).toEqual([{ owner: ana.uid, name: '–', asked: '–' }]);
  const { rows } = await mall.pool.query(
    `select (select count(*) from favourites where account_id = $1)::int as favourites,
      (select count(*) from product_alerts where account_id = $1)::int as alerts,
      (select count(*) from answered_calls where account_id = $1)::int as answers,
      (select count(*) from carts where account_id = $1)::int as carts`,
    [visitor.accountId],
  );
  expect(rows).toEqual([{ favourites: 0, alerts: 0, answers: 0, carts: 0 }]);
  expect(await violations()).toEqual([]);
});

test('a visitor’s order that runs keeps the account that has taken the visitor over', async () => {
  const visitor = await aVisitor(mall);
  await oneOrder(mall, visitor, variant(1));
  const ana = await signUp(mall, visitor.email);
  expect(await remove(ana.uid)).toBe('account_orders_run');
  await deliverAll();
  expect(await remove(ana.uid)).toBe('account_orders_run');
});

test.each(['deletion', 'orders'])('what comes to an account that is deleted has no name: %s first', async (first) => {
  const { visitor, number } = await aVisitorWithOrder();
  const ana = await signUp(mall, visitor.email);
  const deliver = async () => {
    await deliverAll();
    return 'delivered';
  };
  const acts: (() => Promise<string | number>)[] = [() => remove(ana.uid), deliver];
  const lock = { text: 'select from accounts where id = $1 for update', values: [ana.uid] };
  const answers = await inTurnAtLock(mall.pool, lock, first === 'deletion' ? acts : acts.toReversed());
  expect(answers.toSorted()).toEqual([200, 'delivered']);
  expect(await orderOf(number)).toEqual([{ owner: ana.uid, name: '–', asked: null }]);
});

test('nobody is taken over by an account that was just deleted', async () => {
  const [member, visitor] = [await someone(), await aVisitor(mall)];
  expect(await remove(member.accountId)).toBe(200);
  await transaction((tx) => adoptVisitors(tx, member.accountId, visitor.email));
  const { rows } = await mall.pool.query('select adopted_by from accounts where id = $1', [visitor.accountId]);
  expect(rows).toEqual([{ adopted_by: null }]);
});

/** Replaces the mail address of an account. */
async function changeEmail(token: string, email: string): Promise<void> {
  await mall.pool.query('delete from rate_windows');
  await mall.ask(sendLinkCodeByEmail, email, as(token));
  const captcha = await newestCode(mall, email);
  expect((await mall.ask(linkEmail, { email, captcha, password }, as(token))).code).toBe(200);
}

test('messages to former contacts, of visitors and of applications go too, but not those that another account has by now', async () => {
  const ana = await signUp(mall);
  const [second, third, applied, number] = [newEmail(), newEmail(), newEmail(), newPhone()];
  await changeEmail(ana.token, second);
  await changeEmail(ana.token, third);
  await signUp(mall, ana.email);
  await mall.ask(signInAsVisitor, { email: third, phone: number, countryCode: '+86' });
  await transaction((tx) => adoptVisitors(tx, ana.uid, third));
  const person = { accountId: ana.uid, token: ana.token, email: third };
  const { id } = await aWaitingApplication(mall, { ...anApplicationInput(small), email: applied }, person);
  await mall.pool.query("update applications set state = 'refused', refusal = 'No' where id = $1", [id]);
  const recipients = [ana.email, second, third, applied, `+86${number}`];
  for (const recipient of recipients) await write(recipient, recipient.includes('@') ? 'email' : 'sms');

  expect(await remove(ana.uid)).toBe(200);
  expect((await textsTo(...recipients)).filter((text) => text.startsWith('For'))).toEqual([`For ${ana.email}`]);
  expect(await textsTo(second, third, applied, `+86${number}`)).toEqual([]);
});
