import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getQualification, newCaptcha } from '#contract/shops/shopper-page.ts';
import { rates } from '#server/http/limits.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { barrier } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { deleteOldCaptchas, storeCaptcha } from './captcha.ts';
import { captchaLetters } from './captcha-letters.ts';

const mall = openMallUnderTest();
let small: SmallMall;
let turn = 0;
beforeAll(async () => {
  small = await fillSmallMall();
});
beforeEach(() => {
  mall.source = `10.0.0.${++turn}`; // each test with tries of its own
});
const [own, shut] = [1, 2];
const shopId = (place: number) => small.shopIds[place] ?? 0;
const ask = (key: string, captcha: string, id = shopId(own)) => mall.ask(getQualification, { id, key, captcha });
const codeCount = async () => (await mall.pool.query('select count(*)::int as count from picture_codes')).rows[0].count;

test('a new code is a picture, and neither its key nor its answer is stored', async () => {
  const { data } = await mall.ask(newCaptcha, {});
  const png = Buffer.from(data?.picture.replace('data:image/png;base64,', '') ?? '', 'base64');
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 264, height: 96 });
  expect(png.length).toBeLessThan(30_000);
  const { rows } = await mall.pool.query('select * from picture_codes');
  expect(rows).toHaveLength(1);
  expect(rows[0].key_hash).toBe(
    createHash('sha256')
      .update(data?.key ?? '')
      .digest('hex'),
  );
  expect(rows[0].answer_hash).toMatch(/^[0-9a-f]{64}$/);
  const seconds = (rows[0].ends_at.getTime() - Date.now()) / 1_000;
  expect(Math.abs(seconds - 300)).toBeLessThan(20);
});

test('no letter of a captcha resembles another', () => {
  expect(captchaLetters.join('')).not.toMatch(/[0124568BDGILOQSUVZ]/);
  expect(captchaLetters.length).toBeGreaterThanOrEqual(18);
});

test('whoever has read the code sees the papers, in capitals or not', async () => {
  const { code, data } = await ask(await storeCaptcha('AK97'), ' ak97 ');
  expect([code, data]).toEqual([
    200,
    {
      realName: 'Mall Own Ltd.',
      creditId: '91310101MA00000000',
      address: '1 Main Street',
      email: 'own@mall.example',
      phone: '400-100-2000',
      joinedAt: '2024-02-03T00:00:00.000Z',
      papers: [
        expect.objectContaining({
          url: expect.stringMatching(new RegExp(`^/media/papers/[0-9a-f]{32}/${small.pictureHash}$`)),
        }),
      ],
    },
  ]);
});

test('a code is good for one try: after a wrong answer the right one is too late', async () => {
  const key = await storeCaptcha('AK97');
  expect(await ask(key, 'AK9W')).toEqual({
    code: 400,
    message: 'The characters don’t match. Please try the new picture',
    reason: 'wrong_picture_code',
  });
  expect((await ask(key, 'AK97')).code).toBe(400);
});

test('a code is worth nothing after five minutes, nor with another key', async () => {
  const key = await storeCaptcha('AK97');
  const other = await storeCaptcha('TTTT');
  expect((await ask(other, 'AK97')).code).toBe(400);
  await mall.pool.query("update picture_codes set ends_at = now() - interval '1 second'");
  expect((await ask(key, 'AK97')).code).toBe(400);
  for (const nonsense of ['', 'x', '\u0000', 'x'.repeat(200)]) expect((await ask(nonsense, 'AK97')).code).toBe(400);
});

test('a shop that is closed or unknown shows no papers, and the code is spent', async () => {
  for (const id of [shopId(shut), 999_999]) {
    const key = await storeCaptcha('AK97');
    expect((await ask(key, 'AK97', id)).code).toBe(404);
    expect((await ask(key, 'AK97')).code).toBe(400);
  }
});

test('of twenty right answers at once exactly one is taken', async () => {
  const key = await storeCaptcha('AK97');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => {
      mall.source = `10.1.0.${at}`;
      return ask(key, 'AK97');
    }),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array(19).fill(400)]);
});

test('of twenty answers at once several are taken where the code is read first and removed after', async () => {
  const haveRead = barrier(2);
  await storeCaptcha('AK97');
  const careless = async () => {
    const { rows } = await mall.pool.query('select key_hash from picture_codes order by ends_at desc limit 1');
    if (rows.length === 0) return false;
    await haveRead();
    await mall.pool.query('delete from picture_codes where key_hash = $1', [rows[0].key_hash]);
    return true;
  };
  const taken = await Promise.all(Array.from({ length: 20 }, careless));
  expect(taken.filter(Boolean).length).toBeGreaterThan(1);
});

test('guessing and drawing are limited, and what is refused draws nothing', async () => {
  const { times } = rates.newCaptcha;
  const drawn = await Promise.all(Array.from({ length: times + 3 }, () => mall.send(newCaptcha, {})));
  expect(drawn.map(({ status }) => status).sort()).toEqual([...Array(times).fill(200), 429, 429, 429]);
  const before = await databaseFingerprint(mall.pool);
  expect((await mall.send(newCaptcha, {})).headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
  const guesses = await Promise.all(Array.from({ length: rates.solveCaptcha.times + 2 }, () => ask('x', 'AAAA')));
  expect(guesses.filter(({ code }) => code === 429)).toHaveLength(2);
});

test('codes that nobody answered are forgotten', async () => {
  await mall.pool.query("update picture_codes set ends_at = now() - interval '1 second'");
  await storeCaptcha('AK97');
  await deleteOldCaptchas();
  expect(await codeCount()).toBe(1);
});
