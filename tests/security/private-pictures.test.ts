import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { approveApplication, getAnyApplication } from '#contract/applications/platform.ts';
import { applyToSell, getApplicationDraft, saveApplicationDraft } from '#contract/applications/shopper.ts';
import { uploadPicture } from '#contract/content/shopper.ts';
import { editProfile } from '#contract/identity/shopper-profile.ts';
import { getQualification } from '#contract/shops/shopper-page.ts';
import { storeCaptcha } from '#server/modules/shops/captcha.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { anApplicationInput, withCode } from '#tests/support/accounts/applicants.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

// An uploaded picture is visible to its uploader only, until it is used on a public page.

const mall = openMallUnderTest({ DEMO: '1' });
const isPrivate = 'private, no-store';
const isPublic = 'public, max-age=31536000, immutable';
let small: SmallMall;
let ana: Person;
let stranger: Person;
let office: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  [ana, stranger, office] = [await someone(), await someone(), await someone({ role: 'platform' })];
});

const photo = () =>
  sharp(randomBytes(20 * 20 * 3), { raw: { width: 20, height: 20, channels: 3 } })
    .png()
    .toBuffer();

async function upload(person: Person, bytes?: Buffer): Promise<string> {
  const body = new FormData();
  body.append('multipart', new File([new Uint8Array(bytes ?? (await photo()))], 'a.png'));
  const response = await mall.api.request(uploadPicture.path, { method: 'POST', body, headers: as(person.token) });
  return (await response.json()).data.url;
}

/** The answer to an account, or a guest, for an address: its status, and for whom it may be cached. */
async function look(url: string, person?: Person) {
  const response = await mall.api.request(url, { headers: person ? as(person.token) : {} });
  return [response.status, response.headers.get('cache-control')];
}
const notFound = [404, 'no-store'];

describe('a picture that was uploaded and not yet used', () => {
  test.each(['', '/160'])('is shown to its uploader and to the platform, and cached nowhere (%s)', async (width) => {
    const url = await upload(ana);
    expect(await look(url + width, ana)).toEqual([200, isPrivate]);
    expect(await look(url + width, office)).toEqual([200, isPrivate]);
  });

  test.each(['', '/160'])('is not found for guests and others (%s)', async (width) => {
    const url = await upload(ana);
    expect(await look(url + width)).toEqual(notFound);
    expect(await look(url + width, stranger)).toEqual(notFound);
    expect(await look(url + width, { ...stranger, token: 'x'.repeat(43) })).toEqual(notFound);
  });

  test('is not found for its uploader either once the account is closed', async () => {
    const closed = await someone();
    const url = await upload(closed);
    await mall.pool.query('update accounts set disabled_at = now() where id = $1', [closed.accountId]);
    expect(await look(url, closed)).toEqual(notFound);
  });

  test('the same picture uploaded by two people belongs to each, and neither learns of the other', async () => {
    const bytes = await photo();
    const mine = await upload(ana, bytes);
    const theirs = await upload(stranger, bytes);
    expect(theirs).toBe(mine);
    expect([await look(mine, ana), await look(mine, stranger)]).toEqual([
      [200, isPrivate],
      [200, isPrivate],
    ]);
    expect(await look(mine)).toEqual(notFound);
    const third = await someone();
    expect(await look(mine, third)).toEqual(notFound);
    expect((await mall.ask(editProfile, { nickname: 'Eve', avatar: mine }, as(third.token))).code).toBe(400);
  });

  test('a picture that is public already stays public when someone uploads the same', async () => {
    const bytes = Buffer.from(await (await mall.api.request(`/media/${small.redHash}`)).arrayBuffer());
    await upload(ana, await sharp(bytes).png().toBuffer());
    expect(await look(`/media/${small.redHash}`)).toEqual([200, isPublic]);
  });
});

describe('an avatar', () => {
  test('is public as soon as it is one, also for those who asked before', async () => {
    const url = await upload(ana);
    expect(await look(url)).toEqual(notFound);
    expect((await mall.ask(editProfile, { nickname: 'Ana', avatar: url }, as(ana.token))).data?.avatar).toBe(url);
    expect(await look(url)).toEqual([200, isPublic]);
    expect(await look(`${url}/160`, stranger)).toEqual([200, isPublic]);
  });

  test('cannot be another account’s picture: nothing changes, and it stays private', async () => {
    const url = await upload(ana);
    const answer = await mall.ask(editProfile, { nickname: 'Eve', avatar: url }, as(stranger.token));
    expect(answer).toMatchObject({ code: 400, reason: 'picture_unknown' });
    const { rows } = await mall.pool.query('select nickname, avatar_hash from accounts where id = $1', [
      stranger.accountId,
    ]);
    expect(rows).toEqual([{ nickname: 'Somebody', avatar_hash: null }]);
    expect(await look(url)).toEqual(notFound);
  });

  test('cannot be one of the mall’s own either', async () => {
    const avatar = `/media/${small.pictureHash}`;
    expect((await mall.ask(editProfile, { nickname: 'Eve', avatar }, as(stranger.token))).code).toBe(400);
  });
});

describe('papers of an application', () => {
  async function applied() {
    const person = await someone();
    const url = await upload(person);
    const input = await withCode(mall, person, { ...anApplicationInput(small), qualificationPicture: [url] });
    const { data } = await mall.ask(applyToSell, input, as(person.token));
    return { person, url, id: data?.id ?? 0 };
  }

  test('are shown to the applicant and to the platform only', async () => {
    const { person, url, id } = await applied();
    const { data } = await mall.ask(getAnyApplication, { id }, as(office.token));
    expect(data?.qualificationPicture.map((picture) => picture.url)).toEqual([url]);
    expect([await look(url, person), await look(url, office)]).toEqual([
      [200, isPrivate],
      [200, isPrivate],
    ]);
    expect([await look(url), await look(url, stranger)]).toEqual([notFound, notFound]);
  });

  test('cannot be another account’s pictures: nothing is written and the code is not consumed', async () => {
    const url = await upload(ana);
    const input = await withCode(mall, stranger, { ...anApplicationInput(small), qualificationPicture: [url] });
    const answer = await mall.ask(applyToSell, input, as(stranger.token));
    expect(answer).toMatchObject({ code: 400, reason: 'picture_unknown' });
    const { rows } = await mall.pool.query('select count(*)::int as n from applications where account_id = $1', [
      stranger.accountId,
    ]);
    expect(rows).toEqual([{ n: 0 }]);
    const own = { ...input, qualificationPicture: [await upload(stranger)] };
    expect((await mall.ask(applyToSell, own, as(stranger.token))).code).toBe(200);
  });

  test('a draft with another account’s picture shows nothing of it', async () => {
    const person = await someone();
    const [mine, theirs] = [await upload(person), await upload(ana)];
    await mall.ask(saveApplicationDraft, { qualificationPicture: [theirs, mine] }, as(person.token));
    const { data } = await mall.ask(getApplicationDraft, {}, as(person.token));
    expect(data?.draft?.qualificationPicture.map(({ url }) => url)).toEqual([mine]);
  });

  test('of an open shop are shown for ten minutes after the captcha was solved', async () => {
    const { person, url, id } = await applied();
    const { data: decided } = await mall.ask(approveApplication, { id }, as(office.token));
    const shopId = decided?.shopId ?? 0;
    await mall.pool.query('update shops set is_open = true where id = $1', [shopId]);
    const asked = { id: shopId, key: await storeCaptcha('AK97'), captcha: 'AK97' };
    const { data } = await mall.ask(getQualification, asked);
    const shown = data?.papers[0]?.url ?? '';
    expect(shown).toMatch(/^\/media\/papers\/[0-9a-f]{32}\/[0-9a-f]{32}$/);
    expect(shown.endsWith(url.replace('/media', ''))).toBe(true);
    expect([await look(shown), await look(`${shown}/160`)]).toEqual([
      [200, isPrivate],
      [200, isPrivate],
    ]);
    expect([await look(url), await look(url, person)]).toEqual([notFound, [200, isPrivate]]);
    // The key opens these papers and no other picture.
    const key = shown.split('/')[3];
    expect(await look(`/media/papers/${key}${(await upload(ana)).replace('/media', '')}`)).toEqual(notFound);
    expect(await look(shown.replace(key ?? '', '0'.repeat(32)))).toEqual(notFound);
    await mall.pool.query("update picture_grants set ends_at = now() - interval '1 second'");
    expect(await look(shown)).toEqual(notFound);
  });
});
