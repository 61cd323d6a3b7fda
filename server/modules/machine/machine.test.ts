import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  dropCache,
  getDatabaseState,
  getDiagnosis,
  getMachineMarks,
  getMachineOverview,
} from '#contract/machine/platform.ts';
import { listJobs, runJob } from '#contract/machine/platform-jobs.ts';
import {
  dropDelivery,
  dropMessage,
  listOpenDeliveries,
  listWaitingMessages,
  retryDelivery,
  retryMessage,
} from '#contract/machine/platform-outbox.ts';
import { transaction } from '#server/database/connection.ts';
import { queueMessage } from '#server/providers/messages/queue-message.ts';
import { sendWaiting } from '#server/providers/messages/send-waiting.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { invalidatedTags } from '#tests/support/database/invalidated-tags.ts';
import { concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { jobRecords, openJobs, recordJob } from './jobs/jobs.ts';
import { writeBeat } from './state/beat.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let operator: Person;
beforeAll(async () => {
  operator = await anOperator(['machine']);
});
beforeEach(async () => {
  for (const table of ['outgoing_messages', 'machine_processes', 'webhook_deliveries'])
    await mall.pool.query(`delete from ${table}`);
  jobRecords.clear();
});

const lastActs = async (count: number) => {
  const { rows } = await mall.pool.query(
    'select act, subject, reason from operator_log where account_id = $1 order by id desc limit $2',
    [operator.accountId, count],
  );
  return rows;
};

/** Jobs that are run like those of the schedule: what they throw is recorded, and goes no further. */
let outcome: () => Promise<void>;
const openTwoJobs = () => {
  const run = () => recordJob('tidy up shops’ shelves', () => outcome()).catch(() => {});
  openJobs([
    { name: 'tidy up shops’ shelves', everyMs: 60_000, run },
    { name: 'count sheep', everyMs: 1_000, run: () => recordJob('count sheep', async () => {}) },
  ]);
};

test('jobs: when each ran last and runs next, how often it failed in a row, and a run at once', async () => {
  openTwoJobs();
  outcome = async () => {
    throw Object.assign(new Error('ada@example.com is unknown'), { code: '23505' });
  };
  const ask = () => mall.ask(runJob, { job: 'tidy-up-shops-shelves' }, as(operator.token));
  expect((await ask()).data).toEqual({ outcome: 'failed', failure: 'Error 23505' });
  expect((await ask()).data).toEqual({ outcome: 'failed', failure: 'Error 23505' });
  await writeBeat(3);
  const list = async () => (await mall.ask(listJobs, {}, as(operator.token))).data ?? [];
  const [tidy, sheep] = await list();
  expect(tidy).toMatchObject({ everyMs: 60_000, failuresInRow: 2, failure: 'Error 23505', isRunning: false });
  expect(Date.parse(tidy?.nextAt ?? '') - Date.parse(tidy?.startedAt ?? '')).toBe(60_000);
  expect(sheep).toMatchObject({ startedAt: null, tookMs: null, failuresInRow: 0, failedAt: null });
  expect((await mall.ask(getMachineMarks, {}, as(operator.token))).data).toMatchObject({ failingJobs: 1 });

  outcome = async () => {};
  expect((await ask()).data).toEqual({ outcome: 'done', failure: '' });
  await writeBeat(3);
  expect((await list())[0]).toMatchObject({ failuresInRow: 0, failedAt: tidy?.failedAt });
  expect(await lastActs(1)).toEqual([{ act: 'job_run', subject: 'tidy up shops’ shelves', reason: '' }]);
  expect((await mall.ask(runJob, { job: 'nothing' }, as(operator.token))).reason).toBe('job_not_found');
});

test('a job writes one row however often it runs, and that of a process that ended counts as a last run only', async () => {
  openTwoJobs();
  outcome = async () => {
    throw new Error('away');
  };
  for (let run = 0; run < 20; run += 1) await mall.ask(runJob, { job: 'tidy-up-shops-shelves' }, as(operator.token));
  await writeBeat(0);
  await writeBeat(0);
  const { rows } = await mall.pool.query('select runs, failures_in_row from machine_jobs');
  expect(rows).toEqual([{ runs: 20, failures_in_row: 20 }]);
  await mall.pool.query("update machine_processes set seen_at = now() - interval '31 seconds'");
  const [job] = (await mall.ask(listJobs, {}, as(operator.token))).data ?? [];
  expect(job).toMatchObject({ failuresInRow: 0, failure: 'Error', nextAt: null });
});

test('the overview lists processes that run now, versions and what waits; the database its tables; a diagnosis both, without names', async () => {
  await writeBeat(7);
  const overview = (await mall.ask(getMachineOverview, {}, as(operator.token))).data;
  expect(overview?.processes).toMatchObject([{ pid: process.pid, loopDelayMs: 7, nodeVersion: process.version }]);
  expect(overview?.health).toMatchObject({ isReady: true, messagesWaiting: 0, messagesFailed: 0 });
  expect(overview?.versions.mall).toBe('0.1.0');
  const database = (await mall.ask(getDatabaseState, {}, as(operator.token))).data;
  expect(database?.tables).toHaveLength(20);
  expect(database?.sizeBytes).toBeGreaterThan(1_000_000);
  expect(database?.storage.freeBytes).toBeGreaterThan(0);
  const diagnosis = await mall.ask(getDiagnosis, {}, as(operator.token));
  expect(diagnosis.code).toBe(200);
  expect(diagnosis.data?.overview.processes).toMatchObject([{ pid: process.pid, host: '' }]);
  expect(JSON.stringify(diagnosis.data)).not.toContain(operator.email);
});

test('cached responses are dropped by tag in every process, and nothing else is taken for a tag', async () => {
  const tags = await invalidatedTags(mall, async () => {
    await mall.ask(dropCache, { tag: 'product:7' }, as(operator.token));
    await mall.ask(dropCache, { tag: 'everything' }, as(operator.token));
  });
  expect([...tags].sort()).toEqual(['everything', 'product:7']);
  expect(await lastActs(1)).toEqual([{ act: 'cache_dropped', subject: 'everything', reason: '' }]);
  for (const tag of ['product', 'product:0', 'product:7;', 'nothing'])
    expect((await mall.ask(dropCache, { tag }, as(operator.token))).reason).toBe('bad_input');
});

const queue = (to: string, code?: string) =>
  transaction((tx) =>
    code
      ? queueMessage(tx, { channel: 'email', to, locale: 'en', kind: 'registerCode', code })
      : queueMessage(tx, { channel: 'email', to, locale: 'en', kind: 'passwordChanged', cause: '7' }),
  );
const messages = async (state: 'waiting' | 'failed') =>
  (await mall.ask(listWaitingMessages, { state }, as(operator.token))).data?.list ?? [];
/** As if the last try had failed. */
const failAll = async () => {
  await mall.pool.query("update outgoing_messages set tries = 4, next_try_at = now() - interval '1 second'");
  const fails = async () => {
    throw new Error('550');
  };
  await sendWaiting({ email: fails, sms: fails });
};

test('messages that wait or failed are listed without the person, sent again, or dropped with a reason', async () => {
  await queue('ada.lovelace@example.com');
  expect(await messages('waiting')).toMatchObject([
    { recipient: 'ad•••@example.com', kind: 'passwordChanged', tries: 0, failure: '', canRetry: true, triedAt: null },
  ]);
  await failAll();
  expect(await messages('waiting')).toEqual([]);
  const [failed] = await messages('failed');
  expect(failed).toMatchObject({ tries: 5, failure: 'Error', nextTryAt: null, canRetry: true });
  const id = failed?.id ?? 0;
  expect((await mall.ask(retryMessage, { id }, as(operator.token))).code).toBe(200);
  const sent: string[] = [];
  await sendWaiting({ email: async ({ html }) => void sent.push(html ?? ''), sms: 'none' });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('<html');
  expect((await mall.ask(retryMessage, { id }, as(operator.token))).reason).toBe('message_not_found');

  await mall.pool.query('delete from outgoing_messages');
  await queue('ada.lovelace@example.com');
  const [waiting] = await messages('waiting');
  const drop = { id: waiting?.id ?? 0, reason: 'Sent by phone' };
  expect((await mall.ask(dropMessage, { ...drop, reason: ' ' }, as(operator.token))).reason).toBe('bad_input');
  expect((await mall.ask(dropMessage, drop, as(operator.token))).code).toBe(200);
  await sendWaiting({ email: async () => void sent.push('again'), sms: 'none' });
  expect(sent).toHaveLength(1);
  expect(await messages('waiting')).toEqual([]);
  expect(await lastActs(2)).toEqual([
    { act: 'message_dropped', subject: `${drop.id} passwordChanged`, reason: 'Sent by phone' },
    { act: 'message_retried', subject: `${id} passwordChanged`, reason: '' },
  ]);
});

test('a message whose code is gone is not sent again, nor one that is being sent', async () => {
  await queue('ada@example.com', '482913');
  await failAll();
  const [failed] = await messages('failed');
  expect(failed).toMatchObject({ canRetry: false });
  expect((await mall.ask(retryMessage, { id: failed?.id ?? 0 }, as(operator.token))).reason).toBe('message_had_code');
  await mall.pool.query('delete from outgoing_messages');
  await queue('ada@example.com');
  await mall.pool.query('update outgoing_messages set tries = 1, tried_at = now()');
  const id = (await messages('waiting'))[0]?.id ?? 0;
  const drop = { id, reason: 'No' };
  expect((await mall.ask(retryMessage, { id }, as(operator.token))).reason).toBe('message_being_sent');
  expect((await mall.ask(dropMessage, drop, as(operator.token))).reason).toBe('message_being_sent');
});

test('a message that is dropped loses its code, in text and subject too', async () => {
  await queue('ada@example.com', '482913');
  const id = (await messages('waiting'))[0]?.id ?? 0;
  expect((await mall.ask(dropMessage, { id, reason: 'Sent by phone' }, as(operator.token))).code).toBe(200);
  const { rows } = await mall.pool.query('select * from outgoing_messages');
  expect(rows).toMatchObject([{ id, code: null, html: null, subject: 'Your Galleria code: ••••••' }]);
  expect(JSON.stringify(rows)).not.toContain('482913');
});

test('of two operators who decide about a message at once, one does', async () => {
  await queue('ada@example.com');
  const id = (await messages('waiting'))[0]?.id ?? 0;
  const answers = await concurrently(2, () => mall.ask(dropMessage, { id, reason: 'Twice' }, as(operator.token)));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 404]);
});

test('deliveries to webhooks of all shops are sent again unless the webhook is off, and dropped while they wait', async () => {
  const owner = await aMerchant();
  const { rows } = await mall.pool.query(
    `with w as (
      insert into webhooks (shop_id, account_id, url, kinds, sealed_secret, saved_at)
      select id, owner_id, 'https://example.com', '{order.paid}', 'x', now() from shops where owner_id = $1 returning id, shop_id
    )
    insert into webhook_deliveries (webhook_id, shop_id, event_id, kind, cause, body, state, tries, next_try_at, queued_at, failure)
    select id, shop_id, 'e1', 'test', null, '{}', 'failed', 8, now(), now(), 'timeout' from w returning id, webhook_id`,
    [owner.accountId],
  );
  const { id, webhook_id: webhookId } = rows[0];
  const listed = async (state: 'waiting' | 'failed') =>
    (await mall.ask(listOpenDeliveries, { state }, as(operator.token))).data?.list;
  expect(await listed('failed')).toMatchObject([{ id, kind: 'test', failure: 'timeout', isWebhookOn: true }]);
  await mall.pool.query('update webhooks set is_on = false where id = $1', [webhookId]);
  expect((await mall.ask(retryDelivery, { id }, as(operator.token))).reason).toBe('webhook_off');
  await mall.pool.query('update webhooks set is_on = true where id = $1', [webhookId]);
  expect((await mall.ask(retryDelivery, { id }, as(operator.token))).code).toBe(200);
  expect(await listed('waiting')).toMatchObject([{ id, tries: 0, failure: null }]);
  expect((await mall.ask(dropDelivery, { id, reason: 'Asked by the shop' }, as(operator.token))).code).toBe(200);
  expect(await listed('failed')).toMatchObject([{ id, failure: 'dropped' }]);
  expect((await mall.ask(dropDelivery, { id, reason: 'Again' }, as(operator.token))).reason).toBe('delivery_not_found');
  expect(await lastActs(2)).toEqual([
    { act: 'delivery_dropped', subject: `${id} test`, reason: 'Asked by the shop' },
    { act: 'delivery_retried', subject: `${id} test`, reason: '' },
  ]);
});
