import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { deleteAccount } from '#contract/accounts/platform-privacy.ts';
import { uploadPicture } from '#contract/content/shopper.ts';
import { editProfile } from '#contract/identity/shopper-profile.ts';
import { writeReview } from '#contract/reviews/shopper-own.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { deliverAll } from '#tests/support/database/audit-check.ts';
import { invalidatedTags } from '#tests/support/database/invalidated-tags.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { bought, receive, send } from '#tests/support/orders/refunds.ts';

// What becomes of the pictures of a deleted account.

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let operator: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  await sendEverywhere(small);
  operator = await anOperator(['accounts']);
});

const remove = async (id: number) => {
  const { code, reason } = await mall.ask(deleteAccount, { id, reason: 'By letter' }, as(operator.token));
  return reason ?? code;
};

const aPhoto = () =>
  sharp(randomBytes(20 * 20 * 3), { raw: { width: 20, height: 20, channels: 3 } })
    .png()
    .toBuffer();

async function upload({ token }: Pick<Person, 'token'>, bytes: Buffer): Promise<string> {
  const multipart = new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' });
  const { data, message } = await mall.ask(uploadPicture, { multipart }, as(token));
  if (!data) throw new Error(message);
  return data.url;
}

/** Shows a picture as someone's avatar; returns its address. */
async function wear(person: Person, bytes: Buffer): Promise<string> {
  const avatar = await upload(person, bytes);
  expect((await mall.ask(editProfile, { nickname: 'Ana', avatar }, as(person.token))).data?.avatar).toBe(avatar);
  return avatar;
}

const statusOf = async (url: string) => (await mall.api.request(url)).status;
const ownersOf = async (url: string) => {
  const { rows } = await mall.pool.query('select account_id from picture_owners where hash = $1', [url.slice(-32)]);
  return rows.map((row) => row.account_id);
};

test('an avatar is found by nobody once its account is deleted, nor is a former one, and every process is notified', async () => {
  const ana = await someone();
  const urls = [await wear(ana, await aPhoto()), await wear(ana, await aPhoto())];
  for (const url of urls) expect([await statusOf(url), await ownersOf(url)]).toEqual([200, [ana.accountId]]);
  const notices = await invalidatedTags(mall, () => remove(ana.accountId));
  expect(notices).toContain('public_pictures');
  for (const url of urls) expect([await statusOf(url), await ownersOf(url)]).toEqual([404, []]);

  const bob = await someone(); // what he leaves may be used by whoever uploads it
  const bytes = await aPhoto();
  const url = await wear(bob, bytes);
  expect(await remove(bob.accountId)).toBe(200);
  expect(await statusOf(url)).toBe(404);
  const carol = await someone();
  expect(await wear(carol, bytes)).toBe(url);
  expect(await statusOf(url)).toBe(200);
  expect(await remove(carol.accountId)).toBe(200);
  expect(await statusOf(url)).toBe(404);
});

test('of an avatar that several have the last one takes it along, in any order', async () => {
  for (const isFirstGone of [true, false]) {
    const bytes = await aPhoto();
    const [first, second] = [await someone(), await someone()];
    const url = await wear(first, bytes);
    expect(await wear(second, bytes)).toBe(url);
    const gone = isFirstGone ? first : second;
    const left = isFirstGone ? second : first;
    expect(await remove(gone.accountId)).toBe(200);
    expect([await statusOf(url), await ownersOf(url)]).toEqual([200, [left.accountId]]);
    expect(await remove(left.accountId)).toBe(200);
    expect([await statusOf(url), await ownersOf(url)]).toEqual([404, []]);
  }
});

test('a picture that a review, a shop or the mall shows stays as it is', async () => {
  const ana = await aBuyer();
  const { number, lines } = await bought(mall, ana, (await variantsOf(mall, small))(1));
  await send(number, lines);
  await receive(number);
  const reviewed = await wear(ana, await aPhoto());
  const review = { orderNo: number, orderInfoId: lines[0]?.id ?? 0, star: 5, serviceStar: 5, comment: 'Lovely' };
  expect((await mall.ask(writeReview, { ...review, pics: [reviewed] }, as(ana.token))).code).toBe(200);
  await deliverAll();
  const ofShop = await wear(ana, await aPhoto());
  await mall.pool.query('insert into shop_pictures (shop_id, hash) values ($1, $2)', [
    small.shopIds[0],
    ofShop.slice(-32),
  ]);
  const published = await wear(ana, await aPhoto());
  const home = { blocks: [{ slides: [{ hash: published.slice(-32) }] }] };
  await mall.pool.query(
    "insert into face_versions (name, number, value, published_at) values ('home', 99, $1, now())",
    [JSON.stringify(home)],
  );
  const ofMall = `/media/${small.redHash}`;
  await mall.pool.query('insert into picture_owners (account_id, hash) values ($1, $2)', [
    ana.accountId,
    small.redHash,
  ]);
  const shown = [reviewed, ofShop, published, ofMall];
  expect(await remove(ana.accountId)).toBe(200);
  expect(await Promise.all(shown.map(statusOf))).toEqual([200, 200, 200, 200]);
});

/** Asked by `listUnshownPictures`. */
const asked = [
  ...['activities.banner_hash', 'activity_products.wide_hash', 'banners.picture_hash', 'brands.logo_hash'],
  ...['categories.icon_hash', 'shop_pictures.hash'],
];
/** Pictures that were the mall's own or are among those of a shop; proofs and pictures of conversations, which only a few see. */
const notAsked = [
  ...['order_lines.picture_hash', 'product_options.picture_hash', 'product_pictures.picture_hash'],
  ...['products.picture_hash', 'shops.avatar_hash', 'shops.back_hash', 'shops.street_hash', 'skus.picture_hash'],
  ...['chat_messages.picture_hash', 'payouts.proof_hash'],
];

test('every column that names a picture is asked before one is withdrawn, or has a reason not to be', async () => {
  const { rows } = await mall.pool.query(
    `select conrelid::regclass::text || '.' || attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where confrelid = 'pictures'::regclass and contype = 'f' and conrelid <> 'picture_owners'::regclass`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...asked, ...notAsked].sort());
});
