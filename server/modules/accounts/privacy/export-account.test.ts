import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openAccountExport } from '#contract/accounts/platform-privacy.ts';
import { closeChat } from '#contract/chat/merchant.ts';
import { rateChat, reportChat } from '#contract/chat/shopper.ts';
import { signInAsVisitor } from '#contract/identity/shopper.ts';
import { linkPhone, sendLinkCodeByPhone } from '#contract/identity/shopper-profile.ts';
import { transaction } from '#server/database/connection.ts';
import { newToken } from '#server/http/session/session-token.ts';
import { queueMessage } from '#server/providers/messages/queue-message.ts';
import { as, newestCode, newPhone, type Person, signUp, someone } from '#tests/support/accounts/accounts.ts';
import { pay, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { aVisitor, oneOrder } from '#tests/support/accounts/visitors.ts';
import { aChat, aDesk, ask } from '#tests/support/chat/chats.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought } from '#tests/support/orders/refunds.ts';

// What is in the file about a person, and what is not.

const mall = openMallUnderTest({ DEMO: '1' });
let variant: Awaited<ReturnType<typeof variantsOf>>;
let operator: Person;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  operator = await anOperator(['accounts']);
});
beforeEach(() => mall.pool.query('delete from rate_windows'));

async function exportOf(id: number): Promise<string> {
  const { data, message } = await mall.ask(openAccountExport, { id, reason: 'By letter' }, as(operator.token));
  if (!data) throw new Error(message);
  return (await mall.api.request(data.path)).text();
}

test('no link in a message of the file has its key, and no message its code', async () => {
  const ana = await signUp(mall);
  const phone = newPhone();
  await mall.ask(sendLinkCodeByPhone, { phone, countryCode: '+86' }, as(ana.token));
  const captcha = await newestCode(mall, `+86${phone}`);
  expect((await mall.ask(linkPhone, { phone, countryCode: '+86', captcha }, as(ana.token))).code).toBe(200);
  const link = `https://mall.example/console/invitation?key=${newToken()}&locale=en`;
  const values = { shop: 'Harbour Tea', role: 'Packer', days: 7, link };
  await transaction((tx) =>
    queueMessage(tx, { channel: 'email', to: ana.email, locale: 'en', kind: 'staffInvitation', values }),
  );
  const visitor = await aVisitor(mall);
  expect(await pay(mall, visitor, (await oneOrder(mall, visitor, variant(1))).tradeNo)).toBe('paid');

  const files = [await exportOf(ana.uid), await exportOf(visitor.accountId)];
  const { rows: sent } = await mall.pool.query(
    "select recipient, substring(text from 'key=([A-Za-z0-9._-]+)') as key from outgoing_messages where text like '%key=%' order by id",
  );
  expect(sent.map(({ recipient }) => recipient)).toEqual([ana.email, ana.email, visitor.email]);
  for (const { key } of sent) for (const file of files) expect(file).not.toContain(key);
  const links = files.map((file) =>
    [...file.matchAll(/\/(\w+)\?(?:\w+=\w+&)?key=([^\s"\\]+)/g)].map(([, page, key]) => [page, key]),
  );
  expect(links).toEqual([
    [
      ['undo_change', '…'],
      ['invitation', '…&locale=en'],
    ],
    [['look_up', '…']],
  ]);
  const messages = JSON.parse(files[0] ?? '').messages as { to: string; subject: string; text: string }[];
  expect(messages.filter(({ text }) => text === '').map(({ to, subject }) => [to, subject])).toEqual([
    [`+86${phone}`, ''],
    [ana.email, ''],
  ]);
});

test('what a visitor only typed brings nobody else’s messages into their file', async () => {
  const bob = await signUp(mall);
  const phone = newPhone();
  await mall.pool.query('update accounts set phone = $2 where id = $1', [bob.uid, `+86${phone}`]);
  await mall.pool.query("insert into outgoing_messages (channel, recipient, text) values ('sms', $1, 'For Bob')", [
    `+86${phone}`,
  ]);
  const { data } = await mall.ask(signInAsVisitor, { email: bob.email, phone, countryCode: '+86' });
  expect(data).toMatchObject({ email: bob.email, phone: `+86${phone}` });
  expect(JSON.parse(await exportOf(data?.uid ?? 0)).messages).toEqual([]);
  expect(JSON.parse(await exportOf(bob.uid)).messages.map(({ to }: { to: string }) => to)).toEqual([
    `+86${phone}`,
    bob.email,
  ]);

  const carol = await aVisitor(mall); // nobody else has this mailbox
  await mall.pool.query("insert into outgoing_messages (channel, recipient, text) values ('email', $1, 'For Carol')", [
    carol.email,
  ]);
  expect(JSON.parse(await exportOf(carol.accountId)).messages).toMatchObject([{ to: carol.email, text: 'For Carol' }]);
});

test('what visitors had is in the file of the account that has taken them over, also what is still on its way to it', async () => {
  const visitor = await aVisitor(mall);
  const { number, lines } = await bought(mall, { ...visitor, addressId: 0 }, variant(1));
  const refund = await askForRefund(mall, visitor, number, lines);
  await mall.pool.query(
    `insert into refund_status_history (refund_id, step, status, by, note, at)
      select id, 9, status, 'shopper', 'In my own words', now() from refunds where number = $1`,
    [refund],
  );
  await mall.pool.query(
    `insert into address_changes (order_id, address, created_at)
      select id, address || '{"detail": "2 Side Street"}', now() from orders where number = $1`,
    [number],
  );
  const ana = await signUp(mall, visitor.email);
  const file = JSON.parse(await exportOf(ana.uid));
  expect(file).toMatchObject({
    account: { id: ana.uid },
    visitors: [{ id: visitor.accountId, email: visitor.email }],
    addresses: [{ real_name: 'Ana Silva', detail: '1 Main Street' }],
    orders: [{ number, addressChanges: [{ status: 'open', address: { detail: '2 Side Street' } }] }],
    payments: [{ status: 'paid' }],
    refunds: [{ number: refund, history: [{ by: 'shopper', note: '' }, { note: 'In my own words' }] }],
  });
  const { rows } = await mall.pool.query('select count(*)::int as sent from outgoing_messages where recipient = $1', [
    ana.email,
  ]);
  expect(file.messages.length).toBe(rows[0].sent); // each once, though two accounts have this mailbox
});

test('a long conversation is there message by message, with what was said about it', async () => {
  const [ana, shop] = [await someone(), await aDesk()];
  const { id: chatId } = await aChat(mall, as(ana.token), shop.shopId);
  await ask(mall, ana, chatId, 'First');
  await mall.pool.query(
    `insert into chat_messages (chat_id, number, side, kind, text, created_at)
      select $1, n, 'shopper', 'text', 'Word ' || n, now() from generate_series(2, 1200) n`,
    [chatId],
  );
  await mall.pool.query('update chats set last_number = 1200 where id = $1', [chatId]);
  await mall.ask(closeChat, { chatId }, as(shop.token));
  await mall.ask(rateChat, { chatId, stars: 4, comment: 'Quick' }, as(ana.token));
  await mall.ask(reportChat, { chatId, reason: 'other', note: 'Look' }, as(ana.token));
  const file = JSON.parse(await exportOf(ana.accountId));
  expect(file.chats).toEqual([{ chat: chatId, shop: expect.any(Object), startedAt: expect.any(String) }]);
  expect(file.chatMessages.map(({ number }: { number: number }) => number)).toEqual(
    Array.from({ length: 1_201 }, (_, at) => at + 1),
  );
  expect(file.chatMessages[1_199]).toMatchObject({ chat: chatId, by: 'shopper', kind: 'text', text: 'Word 1200' });
  expect(file.chatMessages[1_200]).toMatchObject({ by: 'mall', kind: 'notice' });
  expect(file.chatRatings).toEqual([{ chat: chatId, stars: 4, comment: 'Quick', ratedAt: expect.any(String) }]);
  expect(file.chatReports).toEqual([{ chat: chatId, reason: 'other', note: 'Look', reportedAt: expect.any(String) }]);
});
