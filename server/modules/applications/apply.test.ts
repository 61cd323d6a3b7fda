import { beforeAll, describe, expect, test } from 'vitest';
import { refuseApplication } from '#contract/applications/platform.ts';
import * as contract from '#contract/applications/shopper.ts';
import { refusalText } from '#server/http/translations.ts';
import {
  as,
  giveUploads,
  newEmail,
  newestCode,
  otherCode,
  type Person,
  someone,
} from '#tests/support/accounts/accounts.ts';
import { anApplicationInput, aWaitingApplication, withCode } from '#tests/support/accounts/applicants.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let ana: Person;

beforeAll(async () => {
  small = await fillSmallMall();
});

const said = (reason: Parameters<typeof refusalText>[1], details = {}) => refusalText('en', reason, details);
const codeOf = async (person: Person, input = anApplicationInput(small)) => withCode(mall, person, input);
const apply = (person: Person, input: object) => mall.ask(contract.applyToSell, input as never, as(person.token));

describe('applying', () => {
  test('stores the input and waits; the commission is the classification’s, whatever is sent', async () => {
    ana = await someone();
    const input = await codeOf(ana);
    const { code, data } = await apply(ana, { ...input, handlingFee: 0, state: 'approved', shopId: small.shopIds[0] });
    const { captcha: _, agreement: __, qualificationPicture: ___, ...fields } = input;
    expect(code).toBe(200);
    expect(data).toEqual({
      ...fields,
      id: expect.any(Number),
      categoryName: 'Everything',
      handlingFee: 5,
      typeName: 'Flagship',
      keywords: ['tea', 'cups'],
      qualificationPicture: [{ url: `/media/${small.pictureHash}`, width: 400, height: 300, colour: '#336699' }],
      auditStatus: 'waiting',
      denialReason: '',
      markedFields: [],
      shopId: null,
      createTime: expect.stringMatching(/^\d{4}-.*Z$/),
      auditTime: null,
    });
    const { data: record } = await mall.ask(contract.listApplications, {}, as(ana.token));
    expect(record).toEqual({ list: [data], total: 1, page: 1, limit: 20 });
    const one = await mall.ask(contract.getApplication, { id: data?.id ?? 0 }, as(ana.token));
    expect(one.data).toEqual(data);
  });

  test('a second one while the first waits is refused, and its code stays good', async () => {
    const input = await codeOf(ana);
    const before = await databaseFingerprint(mall.pool);
    expect(await apply(ana, input)).toMatchObject({ code: 409, message: said('application_waiting') });
    expect(await databaseFingerprint(mall.pool)).toEqual(before);
  });

  test.each([
    ['name', 'name'],
    ['realName', 'realName'],
    ['phone', 'phone'],
    ['email', 'email'],
    ['captcha', 'captcha'],
    ['categoryId', 'categoryId'],
    ['typeId', 'typeId'],
    ['address', 'address'],
    ['qualificationPicture', 'qualificationPicture'],
    ['agreement', 'agreement'],
  ])('without %s it is refused', async (field, named) => {
    const person = await someone();
    const { [field]: _, ...rest } = (await codeOf(person)) as Record<string, unknown>;
    const before = await databaseFingerprint(mall.pool);
    expect(await apply(person, rest)).toMatchObject({ code: 400, message: said('bad_input', { field: named }) });
    expect(await databaseFingerprint(mall.pool)).toEqual(before);
  });

  const picture = (number: number) => `/media/${String(number).padStart(32, '0')}`;
  test.each<[string, object, Parameters<typeof refusalText>[1], object]>([
    ['a name of blanks', { name: '   ' }, 'bad_input', { field: 'name' }],
    ['a name of 51 letters', { name: 'x'.repeat(51) }, 'bad_input', { field: 'name' }],
    ['a name of two lines', { name: 'a\nb' }, 'bad_input', { field: 'name' }],
    ['no agreement', { agreement: false }, 'bad_input', { field: 'agreement' }],
    ['no picture', { qualificationPicture: [] }, 'bad_input', { field: 'qualificationPicture' }],
    [
      'eleven pictures',
      { qualificationPicture: Array.from({ length: 11 }, (_, at) => picture(at)) },
      'bad_input',
      { field: 'qualificationPicture' },
    ],
    [
      'a picture of elsewhere',
      { qualificationPicture: ['https://elsewhere.example/a.png'] },
      'bad_input',
      { field: 'qualificationPicture.0' },
    ],
    ['a picture that nobody uploaded', { qualificationPicture: [picture(7)] }, 'picture_unknown', {}],
    ['an unknown classification', { categoryId: 999_999 }, 'shop_category_not_offered', {}],
    ['an unknown type', { typeId: 999_999 }, 'shop_type_not_offered', {}],
    ['eleven keywords', { keywords: 'a,b,c,d,e,f,g,h,i,j,k' }, 'bad_input', { field: 'keywords' }],
    ['a number of another country', { phone: '12'.repeat(9) }, 'wrong_phone', {}],
    ['a country that is none', { country: 'XX' }, 'bad_input', { field: 'country' }],
    ['the name of a shop', { name: 'Plain Goods' }, 'shop_name_taken', {}],
  ])('with %s it is refused', async (_, change, reason, details) => {
    const person = await someone();
    const input = await codeOf(person);
    const before = await databaseFingerprint(mall.pool);
    const { message } = await apply(person, { ...input, ...change });
    expect(message).toBe(said(reason, details));
    expect(await databaseFingerprint(mall.pool)).toEqual(before);
  });

  test('ten pictures are taken, and the same one twice is one', async () => {
    const person = await someone();
    const hashes = Array.from({ length: 8 }, (_, at) => `${at}`.padStart(32, 'a'));
    await mall.pool.query(
      "insert into pictures (hash, width, height, colour, bytes, is_public) select unnest($1::text[]), 1, 1, '#000000', 1, true",
      [hashes],
    );
    const all = [...hashes, small.pictureHash, small.redHash].map((hash) => `/media/${hash}`);
    const input = await codeOf(person, { ...anApplicationInput(small), qualificationPicture: all });
    const { data } = await apply(person, input);
    expect(data?.qualificationPicture.map(({ url }) => url)).toEqual(all);
    const other = await someone();
    const twice = [all[8] ?? '', all[9] ?? '', all[8] ?? ''];
    const answer = await apply(
      other,
      await codeOf(other, { ...anApplicationInput(small), qualificationPicture: twice }),
    );
    expect(answer.data?.qualificationPicture.map(({ url }) => url)).toEqual([all[8], all[9]]);
  });

  test('what may be left out: the dial code is +86 then, no keyword, no country', async () => {
    const person = await someone();
    const { countryCode: _, keywords: __, country: ___, ...rest } = await codeOf(person);
    const { data } = await apply(person, { ...rest, phone: '13800000001' });
    expect(data).toMatchObject({ countryCode: '+86', phone: '13800000001', keywords: [], country: '' });
  });

  test.each([
    ['a visitor', { userType: 'visitor' as const }, 'visitor_account' as const],
    ['the mall’s own people', { role: 'platform' as const }, 'staff_account' as const],
  ])('%s cannot', async (_, is, reason) => {
    const person = await someone(is);
    expect(await apply(person, await codeOf(person))).toMatchObject({ code: 400, message: said(reason) });
  });

  test('who has a shop cannot', async () => {
    const person = await someone({ role: 'merchant' });
    await mall.pool.query('update shops set owner_id = $1 where id = $2', [person.accountId, small.shopIds[0]]);
    expect(await apply(person, await codeOf(person))).toMatchObject({ code: 409, message: said('shop_owned') });
    await mall.pool.query('update shops set owner_id = null');
  });
});

describe('the code', () => {
  test('goes to the address that was named, in the language that is read', async () => {
    const person = await someone();
    const email = newEmail();
    await mall.ask(contract.sendApplicationCode, email, { ...as(person.token), 'accept-language': 'fr' });
    const { rows } = await mall.pool.query('select subject, code from outgoing_messages where recipient = $1', [email]);
    expect(rows).toEqual([
      { subject: `Votre code pour devenir vendeur : ${rows[0].code}`, code: expect.stringMatching(/^\d{6}$/) },
    ]);
  });

  test('a wrong one, one for another address and one that was used are refused', async () => {
    const person = await someone();
    const input = await codeOf(person);
    const wrong = { code: 400, message: said('wrong_code'), reason: 'wrong_code' };
    expect(await apply(person, { ...input, captcha: otherCode(String(input.captcha)) })).toMatchObject(wrong);
    expect(await apply(person, { ...input, email: newEmail() })).toMatchObject(wrong);
    expect((await apply(person, input)).code).toBe(200);
    const other = await someone();
    await giveUploads(mall, other.accountId, input.qualificationPicture);
    expect(await apply(other, { ...input, name: 'Another name' })).toMatchObject(wrong);
  });

  test('a code to register with is none for an application', async () => {
    const person = await someone();
    const input = anApplicationInput(small);
    await giveUploads(mall, person.accountId, input.qualificationPicture);
    const { sendEmailCode } = await import('#contract/identity/shopper.ts');
    await mall.ask(sendEmailCode, input.email);
    const captcha = await newestCode(mall, input.email);
    expect(await apply(person, { ...input, captcha })).toMatchObject({
      code: 400,
      message: said('wrong_code'),
      reason: 'wrong_code',
    });
  });
});

describe('sending a refused one again', () => {
  async function aRefused() {
    const { id, owner } = await aWaitingApplication(mall, anApplicationInput(small));
    const admin = await someone({ role: 'platform' });
    await mall.ask(refuseApplication, { id, reason: 'The licence cannot be read' }, as(admin.token));
    return { id, owner };
  }
  const resubmit = (person: Person, input: object) =>
    mall.ask(contract.resubmitApplication, input as never, as(person.token));

  test('returns it to those that wait, with what was changed', async () => {
    const { id, owner } = await aRefused();
    const input = await codeOf(owner);
    const { code, data } = await resubmit(owner, { ...input, id, address: 'Pier 3' });
    expect([code, data]).toMatchObject([
      200,
      { id, name: input.name, address: 'Pier 3', auditStatus: 'waiting', denialReason: '', auditTime: null },
    ]);
  });

  test('with a wrong code nothing changes', async () => {
    const { id, owner } = await aRefused();
    const input = await codeOf(owner);
    const answer = await resubmit(owner, { ...input, id, captcha: otherCode(String(input.captcha)) });
    expect(answer).toMatchObject({ code: 400, message: said('wrong_code'), reason: 'wrong_code' });
    const { data } = await mall.ask(contract.getApplication, { id }, as(owner.token));
    expect(data).toMatchObject({ auditStatus: 'refused', denialReason: 'The licence cannot be read' });
  });

  test('one that waits cannot be sent again, nor one of a stranger', async () => {
    const { id, owner } = await aWaitingApplication(mall, anApplicationInput(small));
    const input = await codeOf(owner);
    expect(await resubmit(owner, { ...input, id })).toMatchObject({
      code: 409,
      message: said('application_not_refused'),
    });
    const stranger = await someone();
    expect(await resubmit(stranger, { ...input, id })).toMatchObject({
      code: 404,
      message: said('application_not_found'),
    });
  });

  test('not while another waits', async () => {
    const { id, owner } = await aRefused();
    await aWaitingApplication(mall, anApplicationInput(small), owner);
    const input = await codeOf(owner);
    expect(await resubmit(owner, { ...input, id })).toMatchObject({ code: 409, message: said('application_waiting') });
  });
});

test('the record is one’s own, newest first, page by page', async () => {
  const person = await someone();
  const ids: number[] = [];
  for (let number = 0; number < 3; number += 1) {
    ids.unshift((await aWaitingApplication(mall, anApplicationInput(small), person)).id);
    await mall.pool.query("update applications set state = 'refused', refusal = 'no' where account_id = $1", [
      person.accountId,
    ]);
  }
  const page = async (number: number) => {
    const { data } = await mall.ask(contract.listApplications, { page: number, limit: 2 }, as(person.token));
    return [data?.list.map(({ id }) => id), data?.total];
  };
  expect([await page(1), await page(2)]).toEqual([
    [ids.slice(0, 2), 3],
    [ids.slice(2), 3],
  ]);
});

test('the agreement can be read by everybody, in every language', async () => {
  const titles: (string | undefined)[] = [];
  for (const language of ['en', 'zh-CN', 'es', 'fr', 'th', 'lo']) {
    const { data } = await mall.ask(contract.getApplicationAgreement, {}, { 'accept-language': language });
    expect(data?.agreement).toHaveLength(10);
    titles.push(data?.title);
  }
  expect(new Set(titles).size).toBe(6);
});
