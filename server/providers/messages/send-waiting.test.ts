import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { database, transaction } from '#server/database/connection.ts';
import { log } from '#server/http/log.ts';
import { openMail } from '#server/providers/mail/send-mail.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { patience } from '#tests/support/mall/patience.ts';
import { openLocalSmtp } from '#tests/support/servers/local-smtp.ts';
import type { Message } from './message.ts';
import { startMessageSender } from './message-sender.ts';
import { queueMessage } from './queue-message.ts';
import { sendWaiting, triesMax } from './send-waiting.ts';
import type { Senders } from './senders.ts';
import { openSenders } from './senders.ts';
import { outgoingMessages } from './tables.ts';

const mall = openMallUnderTest();
beforeEach(() => database().delete(outgoingMessages));

const write = (to = 'li@example.com') =>
  transaction((tx) => queueMessage(tx, { channel: 'email', to, locale: 'en', kind: 'registerCode', code: '482913' }));
const rows = () => database().select().from(outgoingMessages).orderBy(asc(outgoingMessages.id));
const onlyRow = async () => (await rows())[0] as Awaited<ReturnType<typeof rows>>[number];
const makeDue = () => database().update(outgoingMessages).set({ nextTryAt: sql`now() - interval '1 second'` });
const carrying = (carry: (message: Message) => Promise<void>): Senders => ({ email: carry, sms: carry });

test('what was sent is marked, and the code is nowhere any more', async () => {
  await write();
  const taken: Message[] = [];
  await sendWaiting(carrying(async (message) => void taken.push(message)));
  expect(
    taken.map(({ recipient, subject, text, html }) => [recipient, subject, text, html?.includes('482913')]),
  ).toEqual([
    [
      'li@example.com',
      'Your Galleria code: 482913',
      expect.stringMatching(
        /^Confirm your email address\n\nWelcome to Galleria! Your code to create an account is 482913\./,
      ),
      true,
    ],
  ]);
  const row = await onlyRow();
  expect(row).toMatchObject({ tries: 1, code: null, html: null, failure: null, subject: 'Your Galleria code: ••••••' });
  expect(row.sentAt).toBeInstanceOf(Date);
  expect(JSON.stringify(row)).not.toContain('482913');
  await makeDue();
  await sendWaiting(carrying(async (message) => void taken.push(message)));
  expect(taken).toHaveLength(1);
});

test('a message of a transaction that was rolled back is never sent', async () => {
  await expect(
    transaction(async (tx) => {
      await queueMessage(tx, { channel: 'sms', to: '+8613800000001', locale: 'en', kind: 'phoneCode', code: '1' });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  const carry = vi.fn(async () => {});
  await sendWaiting(carrying(carry));
  expect(carry).not.toHaveBeenCalled();
});

test('the try is noted before the provider is called, and outside any transaction', async () => {
  await write();
  let seen: { tries: number; waitsSeconds: number } | undefined;
  let openTransactions = -1;
  await sendWaiting(
    carrying(async ({ id }) => {
      [seen] = await database()
        .select({
          tries: outgoingMessages.tries,
          waitsSeconds: sql<number>`round(extract(epoch from next_try_at - now()))::int`,
        })
        .from(outgoingMessages)
        .where(eq(outgoingMessages.id, id));
      const { rows: found } = await mall.pool.query(
        "select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
      );
      openTransactions = found[0].n;
    }),
  );
  expect(seen).toEqual({ tries: 1, waitsSeconds: 30 });
  expect(openTransactions).toBe(0);
});

test('a provider that fails is tried five times over half an hour, then the failure is noted', async () => {
  await write();
  const said: unknown[] = [];
  const spies = (['warn', 'error'] as const).map((level) =>
    vi.spyOn(log, level).mockImplementation((...words: unknown[]) => void said.push(words)),
  );
  const waits: number[] = [];
  const carry = vi.fn(async ({ recipient }: Message) => {
    throw Object.assign(new Error(`${recipient} unknown, code 482913`), { code: 'EENVELOPE', responseCode: 550 });
  });
  for (let round = 0; round < 8; round += 1) {
    await makeDue();
    await sendWaiting(carrying(carry));
    const [{ seconds } = { seconds: 0 }] = await database()
      .select({ seconds: sql<number>`round(extract(epoch from next_try_at - now()))::int` })
      .from(outgoingMessages);
    if (round < triesMax - 1) waits.push(seconds);
  }
  for (const spy of spies) spy.mockRestore();
  expect(carry).toHaveBeenCalledTimes(5);
  expect(waits).toEqual([30, 120, 420, 1_200]);
  expect(waits.reduce((sum, seconds) => sum + seconds)).toBe(1_770);
  expect(await onlyRow()).toMatchObject({ tries: 5, sentAt: null, failure: 'Error EENVELOPE 550', code: null });
  expect(said).toHaveLength(6); // five times not taken, once given up
  expect(JSON.stringify(said)).not.toMatch(/li@example|482913|Welcome/);
  expect(JSON.stringify(await onlyRow())).not.toContain('482913');
});

test('a mail server that refuses the password is tried again and then takes the mail', async () => {
  let right = 'other';
  const smtp = await openLocalSmtp({
    authOptional: false,
    onAuth: ({ password }, _session, done) => (password === right ? done(null, { user: 'm' }) : done(new Error('no'))),
  });
  const carry = openMail({
    host: '127.0.0.1',
    port: smtp.port,
    secure: 'off',
    sign: { user: 'm', password: 'p' },
    from: 'mall@galleria.example',
  });
  await write();
  await sendWaiting(carrying(carry));
  expect(await onlyRow()).toMatchObject({ tries: 1, sentAt: null, failure: null, code: '482913' });
  right = 'p';
  await sendWaiting(carrying(carry));
  expect(smtp.mails).toHaveLength(0); // not due yet
  await makeDue();
  await sendWaiting(carrying(carry));
  expect(smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]?.raw).toContain(`<galleria.${(await onlyRow()).id}@galleria.example>`);
  await smtp.close();
});

test('a process that died while sending: the message is sent again, under the same id', async () => {
  await write();
  const ids: number[] = [];
  // It is taken, but the one who sent it never comes to note so.
  const dead = sendWaiting(
    carrying(({ id }) => {
      ids.push(id);
      return new Promise(() => {});
    }),
  );
  dead.catch(() => {}); // gives up after a while, when this file's database is gone
  await expect.poll(() => ids.length).toBe(1);
  await sendWaiting(carrying(async ({ id }) => void ids.push(id)));
  expect(ids).toHaveLength(1); // someone is at it
  await makeDue();
  await sendWaiting(carrying(async ({ id }) => void ids.push(id)));
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

test('one whose last try never ended is given up', async () => {
  await write();
  await database().update(outgoingMessages).set({ tries: triesMax });
  const carry = vi.fn(async () => {});
  await sendWaiting(carrying(carry));
  expect(carry).not.toHaveBeenCalled();
  expect(await onlyRow()).toMatchObject({ failure: 'the last try did not end', sentAt: null });
});

test('many senders at once: each message is sent exactly once', async () => {
  for (let round = 0; round < 5; round += 1) {
    await database().delete(outgoingMessages);
    for (let number = 0; number < 20; number += 1) await write(`shopper-${number}@example.com`);
    const taken: string[] = [];
    const carriers = carrying(async ({ recipient }) => {
      taken.push(recipient);
      await new Promise((resolve) => setTimeout(resolve, 2));
    });
    await Promise.all(Array.from({ length: 6 }, () => sendWaiting(carriers)));
    expect(taken.length).toBe(20);
    expect(new Set(taken).size).toBe(20);
    expect((await rows()).every(({ sentAt, tries }) => sentAt !== null && tries === 1)).toBe(true);
  }
});

test('without a provider the demo mall stores the message to be read', async () => {
  await write();
  await sendWaiting(openSenders({ smtp: null, sms: null }, true));
  const row = await onlyRow();
  expect(row).toMatchObject({ code: '482913', failure: null });
  expect(row.sentAt).toBeInstanceOf(Date);
  expect(row.text).toContain('482913');
});

test('without a provider a real mall says so once, waits ten minutes for one, then notes the failure', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
  const carriers = openSenders({ smtp: null, sms: null }, false);
  expect(warn.mock.calls.map(([words]) => words)).toEqual([
    'No mail can be sent, so nobody can register by mail: set SMTP_HOST and SMTP_FROM',
    'No text message can be sent: set SMS_URL, SMS_KEY and SMS_FROM',
  ]);
  warn.mockRestore();
  await write();
  await sendWaiting(carriers);
  expect(await onlyRow()).toMatchObject({ tries: 0, sentAt: null, failure: null, code: '482913' });
  await database().update(outgoingMessages).set({ writtenAt: sql`now() - interval '11 minutes'` });
  await sendWaiting(carriers);
  expect(await onlyRow()).toMatchObject({ sentAt: null, failure: 'no provider is set up', code: null });
});

test('the sender is notified of a message as soon as it is committed', async () => {
  const taken: number[] = [];
  const sender = startMessageSender(
    mall.databaseUrl,
    carrying(async ({ id }) => void taken.push(id)),
  );
  await write();
  await expect.poll(() => taken.length, patience).toBe(1);
  const startedAt = performance.now();
  await write('second@example.com');
  await expect.poll(() => taken.length, { ...patience, interval: 10 }).toBe(2);
  expect(performance.now() - startedAt).toBeLessThan(10_000); // far below the fifteen seconds of the clock
  await sender.stop();
  await write('late@example.com');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(taken).toHaveLength(2);
});

test('a line break in an address is refused where it is written', async () => {
  await expect(write('li@example.com\r\nBcc: evil@example.com')).rejects.toThrow('line break');
  expect(await rows()).toEqual([]);
});
