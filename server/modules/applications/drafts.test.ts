import { beforeAll, expect, test } from 'vitest';
import * as contract from '#contract/applications/shopper.ts';
import { as, giveUploads, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { anApplicationInput, aWaitingApplication, withCode } from '#tests/support/accounts/applicants.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;

beforeAll(async () => {
  small = await fillSmallMall();
});

const read = async (person: Person) => (await mall.ask(contract.getApplicationDraft, {}, as(person.token))).data;
const save = (person: Person, draft: object) => mall.ask(contract.saveApplicationDraft, draft, as(person.token));

const blank = {
  name: '',
  realName: '',
  countryCode: '',
  phone: '',
  email: '',
  categoryId: null,
  typeId: null,
  keywords: '',
  country: '',
  address: '',
  qualificationPicture: [],
};

test('what was typed is there again, for its writer alone, and the newest counts', async () => {
  const [person, other] = [await someone(), await someone()];
  expect(await read(person)).toEqual({ standing: 'free', draft: null });
  await giveUploads(mall, person.accountId, [small.redHash]);
  await save(person, { name: 'Har' });
  await save(person, { name: 'Harbour', email: 'not yet', qualificationPicture: [`/media/${small.redHash}`] });
  expect(await read(person)).toEqual({
    standing: 'free',
    draft: {
      ...blank,
      name: 'Harbour',
      email: 'not yet',
      qualificationPicture: [{ url: `/media/${small.redHash}`, width: 400, height: 300, colour: '#cc3333' }],
    },
  });
  expect(await read(other)).toEqual({ standing: 'free', draft: null });
});

test('pictures that are no longer there are left out, and the others stay in order', async () => {
  const person = await someone();
  const paths = [small.redHash, '0'.repeat(32), small.pictureHash].map((hash) => `/media/${hash}`);
  await giveUploads(mall, person.accountId, paths);
  await save(person, { qualificationPicture: paths });
  const found = await read(person);
  expect(found?.draft?.qualificationPicture.map(({ url }) => url)).toEqual([paths[0], paths[2]]);
});

test('a draft of another time is none', async () => {
  const person = await someone();
  await save(person, { name: 'x' });
  await mall.pool.query('update application_drafts set draft = \'{"name": 7}\' where account_id = $1', [
    person.accountId,
  ]);
  expect(await read(person)).toEqual({ standing: 'free', draft: null });
});

test('more than an application can hold is not saved', async () => {
  const person = await someone();
  for (const draft of [
    { name: 'x'.repeat(51) },
    { address: 'x'.repeat(501) },
    { qualificationPicture: ['/elsewhere'] },
  ])
    expect((await save(person, draft)).code).toBe(400);
  expect(await read(person)).toEqual({ standing: 'free', draft: null });
});

test('sending the application throws the draft away', async () => {
  const person = await someone();
  await save(person, { name: 'Harbour' });
  const input = await withCode(mall, person, anApplicationInput(small));
  expect((await mall.ask(contract.applyToSell, input, as(person.token))).code).toBe(200);
  expect(await read(person)).toEqual({ standing: 'waiting', draft: null });
});

test('an account that may not apply gets the reason', async () => {
  const waiting = await aWaitingApplication(mall, anApplicationInput(small));
  const owner = await someone({ role: 'merchant' });
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [owner.accountId, small.shopIds[0]]);
  const people = [waiting.owner, owner, await someone({ userType: 'visitor' }), await someone({ role: 'platform' })];
  const standings = [];
  for (const person of people) standings.push((await read(person))?.standing);
  expect(standings).toEqual(['waiting', 'owner', 'visitor', 'staff']);
});
