import { beforeAll, expect, test } from 'vitest';
import { listGuarantees } from '#contract/catalogue/merchant.ts';
import { type Guarantee, getGuarantees, saveGuarantees } from '#contract/content/platform-guarantees.ts';
import { listOperatorLog } from '#contract/operators/platform-log.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let operator: Person;
let administrator: Person;

beforeAll(async () => {
  operator = await anOperator(['products']);
  administrator = await someone({ role: 'platform', nickname: 'Ada' });
});

async function read() {
  const { data, message } = await mall.ask(getGuarantees, {}, as(operator.token));
  if (!data) throw new Error(message);
  return data;
}
const save = (version: number, list: Guarantee[], who = operator) =>
  mall.ask(saveGuarantees, { version, list }, as(who.token));
const gift: Guarantee = {
  ...{ key: 'own_gift', isChosen: true, isShown: true, icon: 'gift' },
  ...{ name: { en: 'Gift wrapping', fr: '' }, text: { en: 'Wrapped as a gift.', th: 'ห่อของขวัญ' } },
};

test('guarantees are added, hidden and sorted; shops are offered those that are shown; the log says which changed', async () => {
  const first = await read();
  expect([first.version, first.savedBy, first.list.map(({ key }) => key)]).toEqual([
    ...[0, ''],
    ['genuine', 'returns', 'fast_refund', 'secure_payment', 'warranty', 'fresh'],
  ]);
  const hidden = first.list.map((each) => (each.key === 'warranty' ? { ...each, isShown: false } : each));
  expect((await save(0, [gift, ...hidden])).data).toEqual({ version: 1 });
  const now = await read();
  expect(now).toMatchObject({ version: 1, savedBy: 'Somebody' });
  expect(now.list[0]).toEqual({ ...gift, name: { en: 'Gift wrapping' } });
  const merchant = await aMerchant();
  const { data: offered } = await mall.ask(listGuarantees, {}, { ...as(merchant.token), 'x-locale': 'th' });
  expect(offered?.map(({ key, name, text }) => (key === 'own_gift' ? [name, text] : key))).toEqual([
    ['Gift wrapping', 'ห่อของขวัญ'],
    ...['genuine', 'returns', 'fast_refund', 'secure_payment', 'fresh'],
  ]);
  const { data: log } = await mall.ask(listOperatorLog, { kind: 'product' }, as(administrator.token));
  expect(log?.list.map(({ act, subject }) => [act, subject])).toEqual([
    ['guarantees_changed', 'Gift wrapping, One-year warranty'],
  ]);
});

test('none is lost, since products name it, and nothing is half written', async () => {
  const { version, list } = await read();
  const refused = await save(version, list.slice(1));
  expect(refused).toMatchObject({ code: 409, reason: 'guarantee_missing' });
  expect(refused.message).toContain('Gift wrapping');
  const unnamed = { ...gift, key: 'own_other', name: { en: ' ' } };
  expect(await save(version, [...list, unnamed])).toMatchObject({
    reason: 'bad_input',
    field: `list.${list.length}.name.en`,
  });
  expect((await save(version, [...list, ...list])).reason).toBe('bad_input');
  expect(await read()).toMatchObject({ version, list });
});

test('of several who save the same version one does; the others read who it was', async () => {
  const { version, list } = await read();
  const people = [operator, administrator];
  const answers = await concurrently(8, (at) => save(version, list.toReversed(), people[at % 2] ?? operator));
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  const late = answers.find(({ code }) => code === 409);
  expect(late?.reason).toBe('changed_meanwhile');
  expect(late?.message).toMatch(/^(Ada|Somebody) changed this in the meantime/);
  expect((await read()).version).toBe(version + 1);
});
