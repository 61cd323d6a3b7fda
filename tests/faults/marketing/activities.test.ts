import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addActivity, publishActivity, saveActivityDraft } from '#contract/catalogue/platform-activities.ts';
import type * as LockActivity from '#server/modules/catalogue/activities/lock-activity.ts';
import { activityPages } from '#server/modules/catalogue/tables.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { barrier, concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

// Several operators publish the same activity at once.

const planted = vi.hoisted(() => ({ lockActivity: null as typeof LockActivity.lockActivity | null }));
vi.mock('#server/modules/catalogue/activities/lock-activity.ts', async (original) => {
  const { plantable } = await import('#tests/support/faults/planted-bugs.ts');
  return plantable(planted, () => original<typeof LockActivity>(), 'lockActivity');
});

const mall = openMallUnderTest({ DEMO: '1' });
const people: Person[] = [];
let productIds: number[] = [];
beforeAll(async () => {
  ({ productIds } = await fillSmallMall());
  for (let made = 0; made < 5; made += 1)
    people.push(await someone({ role: 'platform', nickname: `Operator ${made}` }));
});
afterEach(() => removePlantedBugs(planted));

const tokenOf = (by: number) => as(people[by]?.token ?? '');
const begin = async () => (await mall.ask(addActivity, { name: { en: 'Begun' } }, tokenOf(0))).data?.id ?? 0;
const write = (id: number, version: number, by: number, call: typeof publishActivity | typeof saveActivityDraft) => {
  const products = productIds.slice(0, 1 + (by % 3)).map((productId) => ({ productId, wideHash: null }));
  const value = {
    ...{ isOn: true, from: null, until: null, name: { en: `By ${by}` }, instruction: {}, bannerHash: null },
    ...{ layout: 1 as const, products },
  };
  return mall.ask(call, { id, version, value }, tokenOf(by));
};
const read = async (id: number) => {
  const { rows } = await mall.pool.query(
    `select p.version, coalesce(p.draft, p.published) -> 'name' ->> 'en' as name, p.published -> 'name' ->> 'en' as published,
      a.name ->> 'en' as shown, jsonb_array_length(p.published -> 'products') as "productCount",
      (select count(*)::int from activity_products where activity_id = a.id) as "shownCount",
      (select count(*)::int from activity_versions where activity_id = a.id) as versions
      from activities a join activity_pages p on p.activity_id = a.id where a.id = $1`,
    [id],
  );
  return rows[0];
};

test('of five who save or publish over the same version one wins, and the others read who', async () => {
  const id = await begin();
  for (let version = 1; version < 5; version += 1) {
    const answers = await concurrently(people.length, (by) =>
      write(id, version, by, by % 2 ? saveActivityDraft : publishActivity),
    );
    const winner = answers.findIndex(({ code }) => code === 200);
    expect(answers.filter(({ reason }) => reason === 'changed_meanwhile')).toHaveLength(people.length - 1);
    expect(await read(id)).toMatchObject({ version: version + 1, name: `By ${winner}` });
    for (const { message, code } of answers) if (code !== 200) expect(message).toContain(`Operator ${winner}`);
  }
});

test('what shoppers see is wholly what one of them published', async () => {
  const id = await begin();
  for (let version = 1; version < 5; version += 1) {
    const answers = await concurrently(people.length, (by) => write(id, version, by, publishActivity));
    const winner = answers.findIndex(({ code }) => code === 200);
    const count = 1 + (winner % 3);
    const name = `By ${winner}`;
    expect(await read(id)).toMatchObject({
      ...{ name, published: name, shown: name, productCount: count, shownCount: count, versions: version },
    });
  }
});

test('N: who looks at the version before the row is locked publishes over a colleague', async () => {
  const id = await begin();
  await write(id, 1, 0, publishActivity);
  const both = barrier(2);
  planted.lockActivity = async (tx, which) => {
    const [seen] = await tx.select().from(activityPages).where(eq(activityPages.activityId, which));
    await both();
    if (!seen) throw new Error('no page');
    return seen;
  };
  const answers = await Promise.all([write(id, 2, 1, publishActivity), write(id, 2, 3, saveActivityDraft)]);
  expect(answers.map(({ code }) => code)).toEqual([200, 200]);
});
