import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { publishFace, saveFaceDraft } from '#contract/content/platform-face.ts';
import type * as LockPart from '#server/modules/content/face/lock-part.ts';
import { faceParts } from '#server/modules/content/tables.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { barrier, concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// Several operators publish the same part of the mall's face at once.

const planted = vi.hoisted(() => ({ lockPart: null as typeof LockPart.lockPart | null }));
vi.mock('#server/modules/content/face/lock-part.ts', async (original) => {
  const { plantable } = await import('#tests/support/faults/planted-bugs.ts');
  return plantable(planted, () => original<typeof LockPart>(), 'lockPart');
});

const mall = openMallUnderTest({ DEMO: '1' });
const people: Person[] = [];
beforeAll(async () => {
  for (let made = 0; made < 5; made += 1)
    people.push(await someone({ role: 'platform', nickname: `Operator ${made}` }));
});
beforeEach(async () => {
  await mall.pool.query('delete from face_parts');
  await mall.pool.query('delete from face_versions');
});
afterEach(() => removePlantedBugs(planted));

const publish = (version: number, by: number) => {
  const value = { isOn: true, from: null, until: null, text: { en: `By ${by}` }, link: null, tone: 'info' as const };
  const call = by % 2 ? saveFaceDraft : publishFace;
  return mall.ask(call, { name: 'announcement', version, value }, as(people[by]?.token ?? ''));
};
const part = async () => {
  const { rows } = await mall.pool.query('select version, coalesce(draft, published) as value from face_parts');
  return rows[0] as { version: number; value: { text: { en: string } } };
};

test('of five who save over the same version one wins, and the others read who', async () => {
  for (let version = 0; version < 3; version += 1) {
    const answers = await concurrently(people.length, (by) => publish(version, by));
    const winner = answers.findIndex(({ code }) => code === 200);
    expect(answers.filter(({ reason }) => reason === 'changed_meanwhile')).toHaveLength(people.length - 1);
    expect(await part()).toMatchObject({ version: version + 1, value: { text: { en: `By ${winner}` } } });
    for (const { message, code } of answers) if (code !== 200) expect(message).toContain(`Operator ${winner}`);
  }
});

test('N: who looks at the version before the row is locked overwrites a colleague', async () => {
  const both = barrier(2);
  await publish(0, 0);
  planted.lockPart = async (tx, name) => {
    const [seen] = await tx.select().from(faceParts).where(eq(faceParts.name, name));
    await both();
    if (!seen) throw new Error('no part');
    return seen;
  };
  const answers = await Promise.all([publish(1, 1), publish(1, 3)]);
  expect(answers.map(({ code }) => code)).toEqual([200, 200]);
});
