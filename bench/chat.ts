import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { hashToken, newToken } from '#server/http/session/session-token.ts';
import { type ChatClient, connectChat } from '#tests/support/chat/chat-client.ts';
import { startChatProcess } from '#tests/support/chat/chat-process.ts';

// Measures customer service with a thousand sockets at one process, and writes the figures to bench/chat-results.md.
// `-- --seconds 10` measures for less time.

const desks = 100;
const shoppersPerDesk = 9;
const messagesPerSecond = 100;
const given = process.argv[process.argv.indexOf('--seconds') + 1];
const seconds = process.argv.includes('--seconds') ? Number(given) : 30;
const goals = { p95Ms: 150, bytesPerSocket: 100 * 1024 };
const resultsFile = new URL('./chat-results.md', import.meta.url).pathname;

type Person = { accountId: number; chatId: number | null; ticket: string };

/** Shops with an owner each, who is at the desk, and shoppers with a conversation each; written to the database directly. */
async function fill(client: pg.Client): Promise<Person[]> {
  const hash = 'a'.repeat(32);
  await client.query(
    `insert into pictures (hash, width, height, colour, bytes, is_public) values ($1, 1, 1, '#ffffff', 1, true)`,
    [hash],
  );
  await client.query(`insert into shop_types (name, info) values ('{"en": "Shop"}', '{"en": ""}')`);
  await client.query(`insert into shop_categories (name, commission_percent) values ('{"en": "All"}', 5)`);
  const people: Person[] = [];
  const aPerson = async (role: string, email: string) => {
    const { rows } = await client.query(
      `with made as (insert into accounts (user_type, nickname, email, role) values ('email', 'Ana', $1, $2) returning id)
        insert into sessions (token_hash, account_id, kind, ends_at) select $3, id, 'storefront', now() + interval '1 day' from made
        returning id as session, account_id as account`,
      [email, role, hashToken(newToken())],
    );
    return rows[0] as { session: number; account: number };
  };
  const aTicket = async (side: string, session: number, shopId: number | null) => {
    const ticket = newToken();
    await client.query(
      `insert into chat_tickets (hash, side, session_id, shop_id, locale, ends_at) values ($1, $2, $3, $4, 'en', now() + interval '1 hour')`,
      [hashToken(ticket), side, session, shopId],
    );
    return ticket;
  };
  for (let desk = 0; desk < desks; desk++) {
    const owner = await aPerson('merchant', `desk${desk}@example.com`);
    const { rows } = await client.query(
      `insert into shops (name, type_id, category_id, avatar_hash, back_hash, street_hash, owner_id)
        values ($1, 1, 1, $2, $2, $2, $3) returning id`,
      [{ en: `Shop ${desk}` }, hash, owner.account],
    );
    const shopId = rows[0].id;
    people.push({ accountId: owner.account, chatId: null, ticket: await aTicket('desk', owner.session, shopId) });
    for (let count = 0; count < shoppersPerDesk; count++) {
      const shopper = await aPerson('shopper', `shopper${desk}.${count}@example.com`);
      const chat = await client.query(
        `insert into chats (account_id, home_shop_id, shop_id, locale, created_at, last_at) values ($1, $2, $2, 'en', now(), now()) returning id`,
        [shopper.account, shopId],
      );
      const ticket = await aTicket('shopper', shopper.session, null);
      people.push({ accountId: shopper.account, chatId: chat.rows[0].id, ticket });
    }
  }
  return people;
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function measure(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'galleria-chat-'));
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => {} });
  try {
    await migrateDatabase(postgres.url);
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const people = await fill(client);
    await client.end();
    const mall = await startChatProcess({ DATABASE_URL: postgres.url, DATA_DIR: dataDir });
    const askBytes = () =>
      new Promise<{ bytes: number; sockets: number }>((resolve) => {
        mall.child.once('message', (said) => resolve(said as { bytes: number; sockets: number }));
        mall.child.send('memory');
      });
    const before = await askBytes();
    const sentAt = new Map<string, number>();
    const took: number[] = [];
    const refused = new Map<string, number>();
    const shoppers: { client: ChatClient; chatId: number }[] = [];
    for (const { ticket, chatId } of people) {
      const connected = await connectChat(mall.port, ticket);
      if (chatId !== null) shoppers.push({ client: connected, chatId });
      connected.socket.on('message', (data) => {
        const frame = JSON.parse(String(data));
        connected.frames.length = 0;
        if (frame.type === 'error') refused.set(frame.reason, (refused.get(frame.reason) ?? 0) + 1);
        if (chatId !== null || frame.type !== 'message') return;
        const begun = sentAt.get(frame.message.content.text);
        if (begun !== undefined) took.push(performance.now() - begun);
      });
    }
    const idle = await askBytes();
    const total = seconds * messagesPerSecond;
    const beginning = performance.now();
    for (let count = 0; count < total; count++) {
      const due = beginning + (count * 1_000) / messagesPerSecond;
      if (due > performance.now()) await sleep(due - performance.now());
      const { client: from, chatId } = shoppers[count % shoppers.length] as (typeof shoppers)[number];
      const words = `message ${count}`;
      sentAt.set(words, performance.now());
      from.send({ type: 'send', id: count, chatId, key: randomUUID(), content: { kind: 'text', text: words } });
    }
    const sentFor = (performance.now() - beginning) / 1_000;
    for (let waited = 0; took.length < total && waited < 300; waited++) await sleep(100);
    const busy = await askBytes();
    mall.child.kill('SIGKILL');
    await mall.ended;
    const sorted = took.toSorted((one, other) => one - other);
    const perSocket = (idle.bytes - before.bytes) / idle.sockets;
    const [half, p95, p99] = [0.5, 0.95, 0.99].map((share) => Math.round(quantile(sorted, share)));
    const mb = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
    await writeFile(
      resultsFile,
      `# Figures of customer service

\`npm run bench:chat\` writes this page. Absolute figures belong to one machine (2 cores, shared with the database and with the ${idle.sockets} clients).
${process.version}, \`fsync\` and \`synchronous_commit\` on. ${desks} desks with one clerk each, ${shoppers.length} shoppers.

| | |
|---|---|
| sockets at one process | ${idle.sockets} |
| memory without sockets, with them, after ${total} messages | ${mb(before.bytes)}, ${mb(idle.bytes)}, ${mb(busy.bytes)} |
| memory per socket | ${Math.round(perSocket / 1024)} KB |
| messages sent per second | ${(total / sentFor).toFixed(0)} |
| received by the other side | ${took.length} of ${total} |
| refused | ${[...refused].map(([reason, times]) => `${reason}: ${times}`).join(', ') || 'none'} |
| from sending to receiving: half, 95 %, 99 % | ${half} ms, ${p95} ms, ${p99} ms |

| to reach | reached |
|---|---|
| every message received | ${took.length === total ? 'yes' : 'NO'} |
| 95 % within ${goals.p95Ms} ms at ${messagesPerSecond} messages per second | ${(p95 ?? 0) <= goals.p95Ms ? 'yes' : 'NO'} |
| at most ${goals.bytesPerSocket / 1024} KB per socket | ${perSocket <= goals.bytesPerSocket ? 'yes' : 'NO'} |
`,
    );
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await measure();
process.exit(0);
