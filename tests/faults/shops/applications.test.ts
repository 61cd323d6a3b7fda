import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { applyToSell, resubmitApplication } from '#contract/applications/shopper.ts';
import { deliverEvents, publish } from '#server/database/events.ts';
import { approveApplication } from '#server/modules/applications/approve-application.ts';
import type * as Decide from '#server/modules/applications/decide.ts';
import { applicationDecided } from '#server/modules/applications/events.ts';
import { askForMore, refuseApplication } from '#server/modules/applications/refuse-application.ts';
import { applications } from '#server/modules/applications/tables.ts';
import { handlers } from '#server/start/handlers.ts';
import { as, someone } from '#tests/support/accounts/accounts.ts';
import { anApplicationInput, aWaitingApplication, withCode } from '#tests/support/accounts/applicants.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { barrier, concurrently, outcomes } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

// Two of the platform's staff decide one application at the same time: one decision counts, and one mail is sent.

const planted = vi.hoisted(() => ({
  claimWaiting: null as typeof Decide.claimWaiting | null,
  settleApplication: null as typeof Decide.settleApplication | null,
}));
vi.mock('#server/modules/applications/decide.ts', async (original) => {
  const { plantable } = await import('#tests/support/faults/planted-bugs.ts');
  return plantable(planted, () => original<typeof Decide>(), 'claimWaiting', 'settleApplication');
});

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;

beforeAll(async () => {
  small = await fillSmallMall();
});
afterEach(() => removePlantedBugs(planted));

async function decided(id: number, email: string) {
  await deliverEvents(handlers);
  const { rows } = await mall.pool.query(
    `select state, (select count(*)::int from shops where owner_id = a.account_id) as shops,
      (select count(*)::int from outgoing_messages where recipient = $2) as mails from applications a where id = $1`,
    [id, email],
  );
  return rows[0];
}

type Deciding = (id: number) => Promise<unknown>;
const approve: Deciding = (id) => approveApplication(null, { id }, 'en');
const ask: Deciding = (id) => askForMore(null, { id, reason: 'Please send the second page, too' }, 'en');
const refuse: Deciding = (id) => refuseApplication(null, { id, reason: 'The licence cannot be read' }, 'en');

async function race(decisions: readonly Deciding[]) {
  const input = anApplicationInput(small);
  const { id } = await aWaitingApplication(mall, input);
  const tally = await outcomes(2, async (at) => decisions[at]?.(id));
  return { tally, ...(await decided(id, input.email)) };
}

test.each([
  ['two approve', [approve, approve]],
  ['two refuse', [refuse, refuse]],
  ['one approves and one refuses', [approve, refuse]],
  ['one approves and one asks for more', [approve, ask]],
])('%s at once: one of them does', async (_, both) => {
  for (let round = 0; round < 5; round += 1) {
    const { tally, state, shops, mails } = await race(both);
    expect(tally).toEqual({ won: 1, application_decided: 1 });
    expect([shops, mails]).toEqual([state === 'approved' ? 1 : 0, 1]);
  }
});

test.each([
  ['two refuse', [refuse, refuse]],
  ['one approves and one refuses', [approve, refuse]],
  ['one refuses and one asks for more', [refuse, ask]],
])('N: looking first and writing after, both do when %s', async (_, both) => {
  const haveLooked = barrier(2);
  let decided = 0;
  planted.claimWaiting = async (tx, { id }) => {
    const [application] = await tx.select().from(applications).where(eq(applications.id, id));
    await haveLooked();
    return application as Decide.WaitingApplication;
  };
  planted.settleApplication = async (tx, { id, accountId, email, name }, decision) => {
    const cleared = { refusal: '', shopId: null, markedFields: [] };
    await tx
      .update(applications)
      .set({
        ...cleared,
        ...(decision as { state: 'refused'; refusal: string; markedFields: [] }),
        decidedAt: new Date(),
      })
      .where(eq(applications.id, id));
    decided += 1;
    const decidedAt = new Date(decided).toISOString(); // each decision has its own time
    await publish(tx, applicationDecided, {
      id,
      accountId,
      email,
      name,
      shopId: null,
      reason: 'x',
      isAsked: false,
      decidedAt,
    });
  };
  const { tally, mails } = await race(both);
  expect([tally, mails]).toEqual([{ won: 2 }, 2]);
});

test('of ten applications that one person sends at once, each with its own code, one is stored', async () => {
  const person = await someone();
  const inputs: Awaited<ReturnType<typeof withCode>>[] = [];
  for (let number = 0; number < 10; number += 1) inputs.push(await withCode(mall, person, anApplicationInput(small)));
  await mall.pool.query('delete from rate_windows');
  const answers = await concurrently(10, async (at) =>
    mall.ask(applyToSell, inputs[at] ?? anApplicationInput(small), as(person.token)),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array(9).fill(409)]);
});

test('a refused application that two tabs send again at once waits once', async () => {
  const { id, owner } = await aWaitingApplication(mall, anApplicationInput(small));
  await refuse(id);
  const input = await withCode(mall, owner, anApplicationInput(small));
  const answers = await concurrently(2, () => mall.ask(resubmitApplication, { ...input, id }, as(owner.token)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  const { rows } = await mall.pool.query('select state from applications where account_id = $1', [owner.accountId]);
  expect(rows).toEqual([{ state: 'waiting' }]);
});
