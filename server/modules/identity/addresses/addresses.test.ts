import { expect, test } from 'vitest';
import * as contract from '#contract/identity/shopper-addresses.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest();

const home = {
  realName: 'Ana Ruiz',
  email: 'ana@mall.example',
  countryCode: '+1',
  phone: '212 555 0100',
  country: 'US',
  detail: '12 Harbour Street\nApt 4',
  postCode: '02134',
};

async function add(person: Person, more: object = {}) {
  const { data, message } = await mall.ask(contract.editAddress, { ...home, ...more }, as(person.token));
  if (!data) throw new Error(message);
  return data;
}

const all = async (person: Person) => (await mall.ask(contract.listAllAddresses, {}, as(person.token))).data ?? [];
const marks = async (person: Person) => (await all(person)).map(({ id, isDefault }) => [id, isDefault]);

test('the first becomes the default without being asked; what was typed is what is shown', async () => {
  const ana = await someone();
  const first = await add(ana);
  expect(first).toEqual({ id: first.id, ...home, isDefault: true });
  const second = await add(ana, {
    realName: '  Bo  ',
    email: '',
    country: 'CN',
    postCode: '200040',
    countryCode: '86',
    phone: '13800000001',
  });
  expect(second).toMatchObject({
    realName: 'Bo',
    email: '',
    countryCode: '+86',
    phone: '13800000001',
    isDefault: false,
  });
  const third = await add(ana);
  expect(await marks(ana)).toEqual([
    [first.id, true],
    [third.id, false],
    [second.id, false],
  ]);
  const page = await mall.ask(contract.listAddresses, { page: 2, limit: 2 }, as(ana.token));
  expect(page.data).toEqual({ list: [second], total: 3, page: 2, limit: 2 });
  expect((await mall.ask(contract.getAddress, { id: second.id }, as(ana.token))).data).toEqual(second);
  expect((await mall.ask(contract.getDefaultAddress, {}, as(ana.token))).data).toEqual(first);
});

test('one who has none has no default either', async () => {
  const nobody = await someone();
  const { code, message } = await mall.ask(contract.getDefaultAddress, {}, as(nobody.token));
  expect([code, message]).toEqual([404, 'Default address does not exist. Please add an address first']);
  expect(await all(nobody)).toEqual([]);
});

test('editing changes what is asked; the default moves only to another', async () => {
  const ana = await someone();
  const [first, second] = [await add(ana), await add(ana)];
  const edit = (id: number, more: object) => mall.ask(contract.editAddress, { id, ...home, ...more }, as(ana.token));
  const edited = await edit(first.id, { realName: 'Ana R.', isDefault: false });
  expect(edited.data).toEqual({ ...first, realName: 'Ana R.', isDefault: true });
  expect((await edit(second.id, { isDefault: true })).data?.isDefault).toBe(true);
  expect(await marks(ana)).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
  const third = await add(ana, { isDefault: true });
  expect(await marks(ana)).toEqual([
    [third.id, true],
    [second.id, false],
    [first.id, false],
  ]);
});

test('another is made the default, and when the default is deleted the newest of the others is', async () => {
  const ana = await someone();
  const [first, second, third] = [await add(ana), await add(ana), await add(ana)];
  const setDefault = (id: number) => mall.ask(contract.setDefaultAddress, { id }, as(ana.token));
  const remove = (id: number) => mall.ask(contract.deleteAddress, { id }, as(ana.token));
  expect((await setDefault(second.id)).code).toBe(200);
  expect((await setDefault(second.id)).code).toBe(200);
  expect(await marks(ana)).toEqual([
    [second.id, true],
    [third.id, false],
    [first.id, false],
  ]);
  await remove(second.id);
  expect(await marks(ana)).toEqual([
    [third.id, true],
    [first.id, false],
  ]);
  await remove(first.id);
  expect(await marks(ana)).toEqual([[third.id, true]]);
  await remove(third.id);
  expect(await marks(ana)).toEqual([]);
  expect((await remove(third.id)).code).toBe(404);
  expect((await setDefault(third.id)).code).toBe(404);
});

test('what is refused moves nothing', async () => {
  const [ana, stranger] = [await someone(), await someone()];
  const mine = await add(ana);
  await add(stranger);
  const before = await databaseFingerprint(mall.pool);
  const refused = async (input: object) => {
    const { code, message, field } = await mall.ask(contract.editAddress, { ...home, ...input }, as(stranger.token));
    return [code, field ?? message];
  };
  const check = (field: string) => [400, field];
  for (const field of ['realName', 'detail', 'postCode', 'phone'])
    for (const blank of ['', '   ', '\n']) expect(await refused({ [field]: blank })).toEqual(check(field));
  expect(await refused({ realName: 'x'.repeat(65) })).toEqual(check('realName'));
  expect(await refused({ detail: 'x'.repeat(501) })).toEqual(check('detail'));
  expect(await refused({ email: 'abc' })).toEqual(check('email'));
  for (const country of ['ZZ', 'us', 'USA', '']) expect(await refused({ country })).toEqual(check('country'));
  const wrongPhone = [400, 'Please enter a valid phone number for this country'];
  expect(await refused({ phone: '12345' })).toEqual(wrongPhone);
  expect(await refused({ phone: '+8613800000001' })).toEqual(wrongPhone);
  expect(await refused({ countryCode: '+999', phone: '13800000001' })).toEqual(wrongPhone);
  const wrongPostCode = [400, 'Please enter a valid post code for this country'];
  expect(await refused({ postCode: '2134' })).toEqual(wrongPostCode);
  expect(await refused({ country: 'GB' })).toEqual(wrongPostCode);
  const unknown = [404, 'We couldn’t find this address'];
  expect(await refused({ id: mine.id, isDefault: true })).toEqual(unknown);
  for (const call of [contract.setDefaultAddress, contract.deleteAddress, contract.getAddress]) {
    const { code, message } = await mall.ask(call, { id: mine.id }, as(stranger.token));
    expect([code, message]).toEqual(unknown);
  }
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
});

test('a number may be typed with its own code in front, with blanks, with a trunk zero', async () => {
  const ana = await someone();
  expect((await add(ana, { phone: '+1 (212) 555-0100' })).phone).toBe('2125550100');
  expect((await add(ana, { countryCode: '+66', phone: '081  234 5678', country: 'TH' })).phone).toBe('081 234 5678');
  expect((await add(ana, { countryCode: '+856', phone: '020 5551 2345', country: 'LA' })).phone).toBe('020 5551 2345');
});

test('an empty country code is that of the country, a number is as good, and an empty id is none', async () => {
  const ana = await someone();
  const given = { id: '', countryCode: '', phone: 812_345_678, country: 'TH', postCode: 10_110 };
  expect(await add(ana, given)).toMatchObject({ countryCode: '+66', phone: '812345678', postCode: '10110' });
  expect(await add(ana, { countryCode: undefined })).toMatchObject({ countryCode: '+1' });
  expect(await add(ana, { countryCode: 1 })).toMatchObject({ countryCode: '+1' });
  expect(await add(ana, { postCode: 2139 })).toMatchObject({ country: 'US', postCode: '02139' });
  expect(await all(ana)).toHaveLength(4);
});
