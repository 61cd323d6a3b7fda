import { type SQL, sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { applications } from '#server/modules/applications/tables.ts';
import { cartLines, carts } from '#server/modules/cart/tables.ts';
import { favourites, productAlerts } from '#server/modules/catalogue/tables.ts';
import { chatMessages, chatReports, chatRounds, chats } from '#server/modules/chat/tables.ts';
import { coupons, receivedCoupons } from '#server/modules/coupons/tables.ts';
import { listVisitorsOf } from '#server/modules/identity/index.ts';
import { accounts, addresses, contactChanges, sessions, socialLinks } from '#server/modules/identity/tables.ts';
import { addressChanges, orderLines, orders } from '#server/modules/orders/tables.ts';
import { charges, payments } from '#server/modules/payments/tables.ts';
import { pointsEntries } from '#server/modules/points/tables.ts';
import { postReports, questionAnswers, questions } from '#server/modules/questions/tables.ts';
import { refundStatusHistory, refunds } from '#server/modules/refunds/tables.ts';
import { reviews } from '#server/modules/reviews/tables.ts';
import { shopFollowers, shops } from '#server/modules/shops/tables.ts';
import { outgoingMessages } from '#server/providers/messages/tables.ts';
import { listContacts } from './contact-queries.ts';

// Everything that the mall has about a person, part by part and in batches. Secrets (hashes, keys) and what concerns only shops
// and the platform (commission, shares) are no data of theirs.

const batchSize = 500;

/** The rows of an account, or to a contact, after the one with this key, each with its own key. */
type Part<Whose> = { name: string; rows: (whose: Whose, after: number) => SQL };

/** A part that a module after this one has. */
export type ExportedPart = Part<number>;

const part = (name: string, rows: Part<number>['rows']): Part<number> => ({ name, rows });

const ofShopsOnly = sql.raw(
  `array['account_id', 'commission', 'shop_share', 'refunded_share', 'released_at', 'open_refunds', 'client_secret', 'code_text', 'key']`,
);

/** What a message says, without what it would open for whoever reads the file: keys of links, and codes. */
const withoutKeys = (column: 'subject' | 'text') =>
  sql.raw(
    `case when m.code is null then regexp_replace(m.${column}, '([?&]key=)[A-Za-z0-9._~%-]+', '\\1…', 'g') else '' end`,
  );

const parts: readonly Part<number>[] = [
  part(
    'visitors',
    (id, after) => sql`select a.id as key, to_jsonb(a) - 'password_hash' as value from ${accounts} a
      where a.adopted_by = ${id} and a.id > ${after} order by a.id`,
  ),
  part(
    'addresses',
    (id, after) => sql`select a.id as key, to_jsonb(a) - 'account_id' as value from ${addresses} a
      where a.account_id = ${id} and a.id > ${after} order by a.id`,
  ),
  part(
    'sessions',
    (id, after) => sql`select s.id as key, jsonb_build_object('kind', s.kind, 'device', s.user_agent,
        'startedAt', s.started_at, 'seenAt', s.seen_at) as value
      from ${sessions} s where s.account_id = ${id} and s.id > ${after} order by s.id`,
  ),
  part(
    'contactChanges',
    (
      id,
      after,
    ) => sql`select c.id as key, jsonb_build_object('contact', c.contact, 'before', c.before, 'after', c.after,
        'changedAt', c.changed_at, 'undoneAt', c.undone_at) as value
      from ${contactChanges} c where c.account_id = ${id} and c.id > ${after} order by c.id`,
  ),
  part(
    'orders',
    (id, after) => sql`select o.id as key, to_jsonb(o) - ${ofShopsOnly} || jsonb_build_object('shop', s.name, 'lines',
        (select jsonb_agg(to_jsonb(l) - ${ofShopsOnly} order by l.id) from ${orderLines} l where l.order_id = o.id),
        'addressChanges', (select jsonb_agg(to_jsonb(c) order by c.id) from ${addressChanges} c where c.order_id = o.id)) as value
      from (select id from ${orders} where account_id = ${id} and hidden_at is null and id > ${after}
          union all select id from ${orders} where account_id = ${id} and hidden_at is not null and id > ${after}) own
        join ${orders} o on o.id = own.id join ${shops} s on s.id = o.shop_id
      order by o.id`,
  ),
  part(
    'payments',
    (id, after) => sql`select p.id as key, to_jsonb(p) - ${ofShopsOnly} || jsonb_build_object('charges',
        (select jsonb_agg(jsonb_build_object('method', c.method, 'provider', c.provider, 'amount', c.amount,
            'currency', c.currency, 'state', c.state, 'createdAt', c.created_at) order by c.id)
          from ${charges} c where c.payment_id = p.id)) as value
      from ${payments} p where p.account_id = ${id} and p.id > ${after} order by p.id`,
  ),
  part(
    'refunds',
    (id, after) => sql`select r.id as key, to_jsonb(r) - ${ofShopsOnly} - 'platform_decided_by'
        || jsonb_build_object('history', (select jsonb_agg(to_jsonb(h) order by h.step)
          from ${refundStatusHistory} h where h.refund_id = r.id)) as value
      from ${refunds} r where r.account_id = ${id} and r.id > ${after} order by r.id`,
  ),
  part(
    'reviews',
    (id, after) => sql`select r.id as key, to_jsonb(r) - 'account_id' as value
      from ${reviews} r where r.account_id = ${id} and r.id > ${after} order by r.id`,
  ),
  part(
    'questions',
    (
      id,
      after,
    ) => sql`select q.id as key, jsonb_build_object('text', q.text, 'nickname', q.nickname, 'productId', q.product_id,
        'askedAt', q.created_at) as value
      from ${questions} q where q.account_id = ${id} and q.id > ${after} order by q.id`,
  ),
  part(
    'answers',
    (
      id,
      after,
    ) => sql`select a.id as key, jsonb_build_object('text', a.text, 'nickname', a.nickname, 'question', q.text,
        'productId', q.product_id, 'answeredAt', a.created_at) as value
      from ${questionAnswers} a join ${questions} q on q.id = a.question_id
      where a.account_id = ${id} and not a.is_shop and a.id > ${after} order by a.id`,
  ),
  part(
    'reports',
    (
      id,
      after,
    ) => sql`select r.id as key, jsonb_build_object('reason', r.reason, 'note', r.note, 'reportedAt', r.created_at) as value
      from ${postReports} r where r.account_id = ${id} and r.shop_id is null and r.id > ${after} order by r.id`,
  ),
  part(
    'points',
    (id, after) => sql`select e.id as key, to_jsonb(e) - 'account_id' as value
      from ${pointsEntries} e where e.account_id = ${id} and e.id > ${after} order by e.id`,
  ),
  part(
    'coupons',
    (id, after) => sql`select r.id as key, to_jsonb(r) - 'account_id' || jsonb_build_object('name', c.name) as value
      from ${receivedCoupons} r join ${coupons} c on c.id = r.coupon_id
      where r.account_id = ${id} and r.id > ${after} order by r.id`,
  ),
  part(
    'favourites',
    (id, after) => sql`select f.id as key, to_jsonb(f) - 'account_id' as value
      from ${favourites} f where f.account_id = ${id} and f.id > ${after} order by f.id`,
  ),
  part(
    'alerts',
    (id, after) => sql`select a.id as key, to_jsonb(a) - 'account_id' as value
      from ${productAlerts} a where a.account_id = ${id} and a.id > ${after} order by a.id`,
  ),
  part(
    'followedShops',
    (id, after) => sql`select f.shop_id as key, jsonb_build_object('shop', s.name, 'followedAt', f.followed_at) as value
      from ${shopFollowers} f join ${shops} s on s.id = f.shop_id
      where f.account_id = ${id} and f.shop_id > ${after} order by f.shop_id`,
  ),
  part(
    'cart',
    (id, after) => sql`select l.id as key, to_jsonb(l) - 'cart_id' as value
      from ${cartLines} l join ${carts} c on c.id = l.cart_id
      where c.account_id = ${id} and l.id > ${after} order by l.id`,
  ),
  part(
    'chats',
    (
      id,
      after,
    ) => sql`select c.id as key, jsonb_build_object('chat', c.id, 'shop', s.name, 'startedAt', c.created_at) as value
      from ${chats} c left join ${shops} s on s.id = c.home_shop_id
      where c.account_id = ${id} and c.id > ${after} order by c.id`,
  ),
  part(
    'chatRatings',
    (id, after) => sql`select r.id as key, jsonb_build_object('chat', r.chat_id, 'stars', r.stars, 'comment', r.comment,
        'ratedAt', r.rated_at) as value
      from ${chatRounds} r join ${chats} c on c.id = r.chat_id
      where c.account_id = ${id} and r.rated_at is not null and r.id > ${after} order by r.id`,
  ),
  part(
    'chatReports',
    (id, after) => sql`select r.id as key, jsonb_build_object('chat', r.chat_id, 'reason', r.reason, 'note', r.note,
        'reportedAt', r.created_at) as value
      from ${chatReports} r join ${chats} c on c.id = r.chat_id
      where c.account_id = ${id} and r.side = 'shopper' and r.id > ${after} order by r.id`,
  ),
  part(
    'applications',
    (id, after) => sql`select a.id as key, to_jsonb(a) - 'account_id' - 'decided_by' as value
      from ${applications} a where a.account_id = ${id} and a.id > ${after} order by a.id`,
  ),
];

/** Of one conversation, which may be longer than what fits into a row. */
const chatMessagesOf = part(
  'chatMessages',
  (chatId, after) => sql`select m.number as key, jsonb_build_object('chat', m.chat_id, 'number', m.number, 'by', m.side,
      'kind', m.kind, 'text', m.text, 'picture', m.picture_hash, 'productId', m.product_id, 'orderId', m.order_id,
      'couponId', m.coupon_id, 'writtenAt', m.created_at) as value
    from ${chatMessages} m where m.chat_id = ${chatId} and m.number > ${after} order by m.number`,
);

async function listChatIds(accountIds: readonly number[]): Promise<number[]> {
  const rows = await statement<{ id: number }>(
    'exported_chat_ids',
    sql`select id from ${chats} where account_id = any(${sql.param([...accountIds])}::int[]) order by id`,
  ).rows(database());
  return rows.map(({ id }) => id);
}

const messages: Part<string> = {
  name: 'messages',
  rows: (contact, after) => sql`select m.id as key, jsonb_build_object('channel', m.channel, 'to', m.recipient,
        'subject', ${withoutKeys('subject')}, 'text', ${withoutKeys('text')}, 'writtenAt', m.written_at, 'sentAt', m.sent_at) as value
      from ${outgoingMessages} m where m.recipient = ${contact} and m.id > ${after} order by m.id`,
};

/** The file, piece by piece, as JSON. What visitors had may still be on its way to the account that has taken them over. */
export async function* readAccount(accountId: number, more: readonly ExportedPart[]): AsyncGenerator<string> {
  const ids = [accountId, ...(await listVisitorsOf(database(), accountId))];
  yield `{\n"account": ${JSON.stringify(await readOwn(accountId))}`;
  for (const each of [...parts, ...more]) yield* writePart(each, ids);
  yield* writePart(chatMessagesOf, await listChatIds(ids));
  yield* writePart(messages, await listContacts(database(), ids));
  yield '\n}\n';
}

async function* writePart<Whose>(each: Part<Whose>, all: readonly Whose[]): AsyncGenerator<string> {
  yield `,\n"${each.name}": [`;
  let separator = '\n';
  for (const whose of all) {
    for await (const row of readPart(each, whose)) {
      yield separator + JSON.stringify(row);
      separator = ',\n';
    }
  }
  yield ']';
}

async function readOwn(accountId: number): Promise<unknown> {
  const [own] = await statement<{ value: unknown }>(
    'exported_account',
    sql`select to_jsonb(a) - 'password_hash' || jsonb_build_object('hasPassword', a.password_hash is not null, 'signInWith',
        (select coalesce(jsonb_agg(l.provider), '[]') from ${socialLinks} l where l.account_id = a.id)) as value
      from ${accounts} a where a.id = ${accountId}`,
  ).rows(database());
  return own?.value ?? null;
}

async function* readPart<Whose>({ name, rows }: Part<Whose>, whose: Whose): AsyncGenerator<unknown> {
  let after = 0;
  for (;;) {
    const batch = await statement<{ key: number; value: unknown }>(
      `exported_${name}`,
      sql`${rows(whose, after)} limit ${batchSize}`,
    ).rows(database());
    for (const { value } of batch) yield value;
    const last = batch.at(-1);
    if (!last || batch.length < batchSize) return;
    after = Number(last.key);
  }
}
