import { beforeAll, expect, test, vi } from 'vitest';
import { getSettings, saveSettings } from '#contract/content/platform-settings.ts';
import { getHomeIndex } from '#contract/content/shopper.ts';
import type { InputOf } from '#contract/core/call.ts';
import { sendEmailCode } from '#contract/identity/shopper.ts';
import { mallName, mallNames } from '#server/http/mall-name.ts';
import { mailPart, presetText, refusalText } from '#server/http/translations.ts';
import { assertGoodPassword } from '#server/modules/identity/passwords/new-password.ts';
import { as, newEmail, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { listeningMall } from '#tests/support/mall/mall-on-port.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// Operators name the mall, and from then on it is called that wherever it names itself.

const tested = openMallUnderTest({ DEMO: '1' });
const mall = listeningMall(tested, { DEMO: '1' });
let ada: Person;
beforeAll(async () => {
  ada = await someone({ role: 'platform', nickname: 'Ada' });
});

type Name = (InputOf<typeof saveSettings> & { group: 'mall' })['value']['name'];
const rename = async (name: Name) => {
  const { data } = await tested.ask(getSettings, {}, as(ada.token));
  const version = data?.mall.version ?? 0;
  return tested.ask(saveSettings, { group: 'mall', version, value: { name } }, as(ada.token));
};
const read = async (path: string) => (await fetch(`http://127.0.0.1:${mall.port}${path}`)).text();
const mailTo = async (locale: string) => {
  const email = newEmail();
  await tested.ask(sendEmailCode, email, { 'x-locale': locale });
  const found = await tested.pool.query('select * from outgoing_messages where recipient = $1', [email]);
  return found.rows[0];
};

test('a new mall has a name before anybody has chosen one', async () => {
  expect((await tested.ask(getSettings, {}, as(ada.token))).data?.mall).toMatchObject({
    ...{ version: 0, value: { name: { en: mallName('en') } } },
  });
  expect(mallNames()).toEqual({ en: mallName('en') });
});

test('mails, refusals, the footer, the console and the API say the new name at once, in each language as it is spelled there', async () => {
  expect((await rename({ en: 'Chez l’Étoile & Co', 'zh-CN': '星城', th: ' ', fr: 'Chez l’Étoile & Co' })).code).toBe(
    200,
  );
  expect(mallNames()).toEqual({ en: 'Chez l’Étoile & Co', 'zh-CN': '星城' });
  expect(refusalText('es', 'unavailable', {})).toContain('Chez l’Étoile & Co');
  expect(refusalText('zh-CN', 'unavailable', {})).toContain('星城');

  const english = await mailTo('en');
  expect(english.subject).toBe(`Your Chez l’Étoile & Co code: ${english.code}`);
  expect(english.html).toContain('>Chez l’Étoile &amp; Co</a></td>');
  const chinese = await mailTo('zh-CN');
  expect(chinese.subject).toContain('星城');
  expect(chinese.html).toContain('>星城</a></td>');
  expect(presetText('en', 'registerCode.subject')).toBe('Your {mall} code: {code}');
  expect(mailPart('en', 'mallCoupon', {})).toContain('Chez l’Étoile & Co');

  const footerOf = async (locale: string) =>
    (await tested.ask(getHomeIndex, {}, { 'x-locale': locale })).data?.footer.copyright;
  expect(await footerOf('th')).toContain('© {year} Chez l’Étoile & Co');
  expect(await footerOf('zh-CN')).toContain('© {year} 星城');

  await vi.waitFor(async () => {
    const page = await read('/console/sign-in');
    expect(page).toContain('<title>Chez l’Étoile &amp; Co</title>');
    expect(page).toContain('<meta name="application-name" lang="en" content="Chez l’Étoile &amp; Co">');
    expect(page).toContain('<meta name="application-name" lang="zh-CN" content="星城">');
  });
  expect(JSON.parse(await read('/api/openapi.json?for=key')).info.title).toBe('Chez l’Étoile & Co');
});

test('the name is no password, alone or repeated', async () => {
  await rename({ en: 'Riverside', 'zh-CN': '河畔' });
  await expect(assertGoodPassword('Riverside1')).rejects.toThrow('password_too_common');
  await expect(assertGoodPassword('riverside-riverside')).rejects.toThrow('password_too_common');
  await expect(assertGoodPassword('riverside in autumn')).resolves.toBeUndefined();
});

test('what would be read as something else than a name is refused, and nothing changes', async () => {
  await rename({ en: 'Riverside' });
  const before = await databaseFingerprint(tested.pool);
  for (const en of ['', '  ', '<b>Mall</b>', 'Mall {code}', 'Mall\nBcc: x', 'Mall #1', 'M'.repeat(41)]) {
    const refused = await rename({ en });
    expect([en, refused.reason, refused.field]).toEqual([en, 'bad_input', 'value.name.en']);
  }
  expect((await rename({ 'zh-CN': '河畔' })).field).toBe('value.name.en');
  expect(await databaseFingerprint(tested.pool)).toEqual(before);
  expect(mallName('en')).toBe('Riverside');
});
