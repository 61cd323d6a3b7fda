import { beforeAll, describe, expect, test } from 'vitest';
import * as platform from '#contract/applications/platform.ts';
import { getApplication, listApplications, resubmitApplication } from '#contract/applications/shopper.ts';
import { getUser } from '#contract/identity/shopper.ts';
import { listShopStreet } from '#contract/shops/shopper.ts';
import { refusalText } from '#server/http/translations.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import {
  anApplicationInput,
  applicationMailsTo,
  aWaitingApplication,
  withCode,
} from '#tests/support/accounts/applicants.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let admin: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  admin = await someone({ role: 'platform', nickname: 'Ada' });
});

const said = (reason: Parameters<typeof refusalText>[1], by?: string) => refusalText('en', reason, by ? { by } : {});
const approve = (id: number) => mall.ask(platform.approveApplication, { id }, as(admin.token));
const refuse = (id: number, reason: string) => mall.ask(platform.refuseApplication, { id, reason }, as(admin.token));
const ask = (id: number, reason: string) =>
  mall.ask(platform.askForMore, { id, reason, markedFields: ['papers', 'address'] }, as(admin.token));

const mailsTo = (email: string) => applicationMailsTo(mall, email);

describe('approving', () => {
  test('makes the shop, closed and with pictures, lets its owner in, and writes to them once', async () => {
    const input = anApplicationInput(small);
    const { id, owner } = await aWaitingApplication(mall, input, await someone({ locale: 'fr' }));
    const { code, data } = await approve(id);
    expect([code, data]).toMatchObject([200, { id, auditStatus: 'approved', shopId: expect.any(Number) }]);
    const { rows } = await mall.pool.query('select * from shops where id = $1', [data?.shopId]);
    expect(rows).toMatchObject([
      {
        name: { en: input.name },
        real_name: 'Ana Ruiz',
        category_id: 1,
        type_id: 1,
        address: input.address,
        phone: '+66 081 234 5678',
        email: input.email,
        paper_hashes: [small.pictureHash],
        owner_id: owner.accountId,
        is_open: false,
        is_self: false,
      },
    ]);
    for (const part of ['avatar', 'back', 'street']) {
      const picture = await mall.api.request(`/media/${rows[0][`${part}_hash`]}`);
      expect([part, picture.status, picture.headers.get('content-type')]).toEqual([part, 200, 'image/webp']);
    }
    const { data: user } = await mall.ask(getUser, {}, as(owner.token));
    expect(user?.scope).toEqual(['shopper', 'merchant']);
    const { data: record } = await mall.ask(listApplications, {}, as(owner.token));
    expect(record?.list).toMatchObject([{ id, auditStatus: 'approved', auditTime: expect.any(String) }]);
    expect(await mailsTo(input.email)).toEqual([
      { subject: `Bienvenue chez Galleria : ${input.name} est acceptée`, text: expect.stringContaining(input.name) },
    ]);
    const { data: street } = await mall.ask(listShopStreet, {});
    expect(street?.list.map(({ name }) => name)).not.toContain(input.name);
  });

  test('twice is refused, and nothing is made a second time', async () => {
    const input = anApplicationInput(small);
    const { id } = await aWaitingApplication(mall, input);
    await approve(id);
    const mails = await mailsTo(input.email);
    const before = await databaseFingerprint(mall.pool);
    const isDecided = { code: 409, message: 'Ada has already decided about this application' };
    expect(await approve(id)).toMatchObject(isDecided);
    expect(await refuse(id, 'No')).toMatchObject(isDecided);
    expect(await ask(id, 'More')).toMatchObject(isDecided);
    expect(await databaseFingerprint(mall.pool)).toEqual(before);
    expect(await mailsTo(input.email)).toEqual(mails);
  });

  test.each<[string, (owner: Person, name: string) => Promise<unknown>, Parameters<typeof said>[0]]>([
    [
      'the name has gone to another shop',
      (_, name) => mall.pool.query('update shops set name = $1 where id = $2', [{ en: name }, small.shopIds[1]]),
      'shop_name_taken',
    ],
    [
      'the applicant has been given a shop',
      ({ accountId }) => mall.pool.query('update shops set owner_id = $1 where id = $2', [accountId, small.shopIds[0]]),
      'applicant_owns_shop',
    ],
    [
      'the account has been closed',
      ({ accountId }) => mall.pool.query('update accounts set disabled_at = now() where id = $1', [accountId]),
      'applicant_closed',
    ],
    [
      'the account has become one of the mall’s own',
      ({ accountId }) => mall.pool.query("update accounts set role = 'platform' where id = $1", [accountId]),
      'applicant_closed',
    ],
  ])('is refused, and all stays as it was, when meanwhile %s', async (_, happen, reason) => {
    const input = anApplicationInput(small);
    const { id, owner } = await aWaitingApplication(mall, input);
    await happen(owner, input.name);
    const before = await databaseFingerprint(mall.pool);
    expect(await approve(id)).toMatchObject({ code: 409, message: said(reason) });
    expect(await databaseFingerprint(mall.pool)).toEqual(before);
    expect(await mailsTo(input.email)).toEqual([]);
  });
});

describe('refusing', () => {
  test('needs a reason, which the applicant reads and is sent', async () => {
    const input = anApplicationInput(small);
    const { id, owner } = await aWaitingApplication(mall, input);
    expect((await refuse(id, '  ')).code).toBe(400);
    expect((await refuse(id, 'x'.repeat(501))).code).toBe(400);
    expect(await refuse(id, 'The licence\ncannot be read')).toMatchObject({
      code: 200,
      data: { auditStatus: 'refused', denialReason: 'The licence\ncannot be read', shopId: null },
    });
    const { data } = await mall.ask(getApplication, { id }, as(owner.token));
    expect(data).toMatchObject({ auditStatus: 'refused', denialReason: 'The licence\ncannot be read' });
    const { data: user } = await mall.ask(getUser, {}, as(owner.token));
    expect(user?.scope).toEqual(['shopper']);
    expect(await mailsTo(input.email)).toEqual([
      {
        subject: `Your application for ${input.name} was not accepted`,
        text: expect.stringContaining('The licence\ncannot be read'),
      },
    ]);
  });
});

describe('asking for more', () => {
  test('is mailed to the applicant, who changes the application and sends it again', async () => {
    const input = anApplicationInput(small);
    const { id, owner } = await aWaitingApplication(mall, input);
    expect(await ask(id, 'Please send\nthe second page, too')).toMatchObject({
      code: 200,
      data: { auditStatus: 'asked', markedFields: ['address', 'papers'], decidedBy: 'Ada', shopId: null },
    });
    const { data } = await mall.ask(getApplication, { id }, as(owner.token));
    expect(data).toMatchObject({
      auditStatus: 'asked',
      denialReason: 'Please send\nthe second page, too',
      markedFields: ['address', 'papers'],
    });
    expect(data).not.toHaveProperty('decidedBy');
    expect(await mailsTo(input.email)).toEqual([
      {
        subject: `Something is missing in your application for ${input.name}`,
        text: expect.stringContaining('Please send\nthe second page, too'),
      },
    ]);
    expect(await approve(id)).toMatchObject({ code: 409, message: said('application_decided', 'Ada') });

    const changed = await withCode(mall, owner, { ...input, address: '9 Harbour Road' });
    expect(await mall.ask(resubmitApplication, { ...changed, id }, as(owner.token))).toMatchObject({
      code: 200,
      data: { auditStatus: 'waiting', denialReason: '', markedFields: [], auditTime: null, address: '9 Harbour Road' },
    });
    expect((await approve(id)).data).toMatchObject({ auditStatus: 'approved', decidedBy: 'Ada' });
  });

  test('nobody decides about what was sent again after they looked at it', async () => {
    const { id } = await aWaitingApplication(mall, anApplicationInput(small), await someone({ nickname: 'Tea Ana' }));
    const { data } = await mall.ask(platform.getAnyApplication, { id }, as(admin.token));
    await mall.pool.query("update applications set submitted_at = submitted_at + interval '1 second' where id = $1", [
      id,
    ]);
    const before = await databaseFingerprint(mall.pool);
    const late = { id, createTime: data?.createTime };
    expect(await mall.ask(platform.approveApplication, late, as(admin.token))).toMatchObject({
      code: 409,
      reason: 'changed_meanwhile',
      message: said('changed_meanwhile', 'Tea Ana'),
    });
    expect((await mall.ask(platform.askForMore, { ...late, reason: 'x' }, as(admin.token))).code).toBe(409);
    expect(await databaseFingerprint(mall.pool)).toEqual(before);
  });

  test('every decision stands in the log, with who made it', async () => {
    const { id } = await aWaitingApplication(mall, anApplicationInput(small));
    await ask(id, 'The second page');
    const { rows } = await mall.pool.query('select who, act, after, reason from operator_log order by id desc limit 1');
    expect(rows).toEqual([
      {
        who: expect.stringContaining('Ada'),
        act: 'application_asked',
        after: { email: expect.any(String), markedFields: ['address', 'papers'] },
        reason: 'The second page',
      },
    ]);
  });
});

test('those that wait are listed from the oldest on, the decided from the newest on', async () => {
  await mall.pool.query("delete from applications where state = 'waiting'");
  const ids: number[] = [];
  for (let number = 0; number < 3; number += 1)
    ids.push((await aWaitingApplication(mall, anApplicationInput(small))).id);
  const list = async (input: object) => {
    const { data } = await mall.ask(platform.listAllApplications, input, as(admin.token));
    return [data?.list.map(({ id }) => id), data?.total];
  };
  expect(await list({})).toEqual([ids, 3]);
  expect(await list({ limit: 2, page: 2 })).toEqual([ids.slice(2), 3]);
  for (const id of ids.slice(0, 2)) await refuse(id, 'No');
  expect(await list({ auditStatus: 'waiting' })).toEqual([ids.slice(2), 1]);
  const [refused] = await list({ auditStatus: 'refused', limit: 2 });
  expect(refused).toEqual([ids[1], ids[0]]);
  const { data } = await mall.ask(platform.getAnyApplication, { id: ids[2] ?? 0 }, as(admin.token));
  expect(data).toMatchObject({ id: ids[2], auditStatus: 'waiting', handlingFee: 5 });
  expect((await mall.ask(platform.getAnyApplication, { id: 999_999 }, as(admin.token))).code).toBe(404);
  expect((await approve(999_999)).message).toBe(said('application_not_found'));
});

describe('the list of those who decide', () => {
  const ids: Record<'tea' | 'ink' | 'oak', number> = { tea: 0, ink: 0, oak: 0 };
  beforeAll(async () => {
    await mall.pool.query('delete from applications');
    const [{ id: kind }] = (
      await mall.pool.query(
        `insert into shop_categories (name, commission_percent) values ('{"en":"Ink"}', 4) returning id`,
      )
    ).rows;
    const add = async (name: string, email: string, day: string, categoryId = 1) => {
      const { id } = await aWaitingApplication(mall, { ...anApplicationInput(small), name, email, categoryId });
      await mall.pool.query('update applications set submitted_at = $1 where id = $2', [
        `2026-11-${day}T08:00:00Z`,
        id,
      ]);
      return id;
    };
    ids.tea = await add('Tea', 'tea@harbour.example', '03');
    ids.ink = await add('Ink', 'ink@harbour.example', '04', kind);
    ids.oak = await add('Oak', 'oak@wood.example', '05');
    await refuse(ids.oak, 'No');
  });
  const nameOf = (id: number) => Object.entries(ids).find(([, known]) => known === id)?.[0];
  const list = async (input: object) => {
    const { data } = await mall.ask(platform.listAllApplications, { auditStatus: 'all', ...input }, as(admin.token));
    return data?.list.map(({ id }) => nameOf(id));
  };

  test('begins with those that wait', async () => {
    expect(await list({})).toEqual(['ink', 'tea', 'oak']);
    expect(await list({ sort: 'newest' })).toEqual(['oak', 'ink', 'tea']);
    expect(await list({ sort: 'oldest' })).toEqual(['tea', 'ink', 'oak']);
    expect(await list({ sort: 'name' })).toEqual(['ink', 'oak', 'tea']);
  });

  test('is filtered by classification, days and words', async () => {
    const { rows } = await mall.pool.query('select category_id from applications where id = $1', [ids.ink]);
    expect(await list({ categoryId: rows[0].category_id })).toEqual(['ink']);
    expect(await list({ from: '2026-11-04', until: '2026-11-04' })).toEqual(['ink']);
    expect(await list({ words: 'HARBOUR' })).toEqual(['ink', 'tea']);
    expect(await list({ words: 'harb_ur' })).toEqual([]);
    expect(await list({ words: String(ids.tea) })).toEqual(['tea']);
    expect(await list({ auditStatus: 'refused', words: 'oak' })).toEqual(['oak']);
  });
});
