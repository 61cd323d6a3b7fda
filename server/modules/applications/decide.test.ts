import { beforeAll, describe, expect, test } from 'vitest';
import * as platform from '#contract/applications/platform.ts';
import { getApplication, listApplications } from '#contract/applications/shopper.ts';
import { getUser } from '#contract/identity/shopper.ts';
import { listShopStreet } from '#contract/shops/shopper.ts';
import { refusalText } from '#server/http/translations.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { anApplicationInput, applicationMailsTo, aWaitingApplication } from '#tests/support/accounts/applicants.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let admin: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  admin = await someone({ role: 'platform' });
});

const said = (reason: Parameters<typeof refusalText>[1]) => refusalText('en', reason, {});
const approve = (id: number) => mall.ask(platform.approveApplication, { id }, as(admin.token));
const refuse = (id: number, reason: string) => mall.ask(platform.refuseApplication, { id, reason }, as(admin.token));

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
    expect(await approve(id)).toMatchObject({ code: 409, message: said('application_decided') });
    expect(await refuse(id, 'No')).toMatchObject({ code: 409, message: said('application_decided') });
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
