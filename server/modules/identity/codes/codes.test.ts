import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '#contract/core/call.ts';
import * as contract from '#contract/identity/shopper.ts';
import { rates } from '#server/http/limits.ts';
import { newEmail, newestCode, newPhone, otherCode, password } from '#tests/support/accounts/accounts.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// Not the demo mall: every limit is as it says.
const mall = openMallUnderTest();
let source = 0;
const fromElsewhere = () => {
  mall.source = `198.51.100.${++source}`;
};
beforeEach(fromElsewhere);
afterEach(resetClock);

const codesOf = async (recipient: string) =>
  (await mall.pool.query('select * from codes where recipient = $1', [recipient])).rows;
const register = (email: string, captcha: string) => mall.ask(contract.registerByEmail, { email, captcha, password });
const wrongCode = {
  code: 400,
  message: 'The code is wrong or has expired. Please check it or use a new one',
  reason: 'wrong_code',
};

async function sentTo(email = newEmail()): Promise<{ email: string; code: string }> {
  await mall.ask(contract.sendEmailCode, email);
  return { email, code: await newestCode(mall, email) };
}

/** Lets time pass for the limits, as the database sees it. */
const passTime = (seconds: number) =>
  mall.pool.query('update rate_windows set ends_at = ends_at - make_interval(secs => $1)', [seconds]);

describe('a code', () => {
  test('is stored salted and hashed, for ten minutes by the clock of the database', async () => {
    const { email, code } = await sentTo();
    const [row] = await codesOf(email);
    expect(code).toMatch(/^\d{6}$/);
    expect([row.purpose, row.tries, row.used_at]).toEqual(['register', 0, null]);
    expect([row.code_hash, row.salt]).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{32}$/),
    ]);
    expect(row.ends_at - row.sent_at).toBe(600_000);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  test('is worth nothing after ten minutes', async () => {
    const { email, code } = await sentTo();
    await mall.pool.query('update codes set ends_at = now() where recipient = $1', [email]);
    expect(await register(email, code)).toEqual(wrongCode);
  });

  test('runs by the mall’s clock, like every other time limit', async () => {
    const [early, late] = [await sentTo(), await sentTo()];
    await moveClock(599 / 86_400);
    expect((await register(early.email, early.code)).code).toBe(200);
    await moveClock(2 / 86_400);
    expect(await register(late.email, late.code)).toEqual(wrongCode);
  });

  test('is burned after five tries, right or wrong', async () => {
    const { email, code } = await sentTo();
    for (let times = 0; times < 5; times++) expect(await register(email, otherCode(code))).toEqual(wrongCode);
    expect(await register(email, code)).toEqual(wrongCode);
    expect((await codesOf(email))[0]).toMatchObject({ tries: 5, used_at: null });
  });

  test('is good at the fifth try', async () => {
    const { email, code } = await sentTo();
    for (let times = 0; times < 4; times++) await register(email, otherCode(code));
    expect((await register(email, code)).code).toBe(200);
  });

  test('works once', async () => {
    const { email, code } = await sentTo();
    expect((await register(email, code)).code).toBe(200);
    await mall.pool.query('delete from accounts where email = $1', [email]);
    expect(await register(email, code)).toEqual(wrongCode);
  });

  test('is worth nothing once a newer one has been sent, and the newer has its own five tries', async () => {
    const { email, code } = await sentTo();
    for (let times = 0; times < 4; times++) await register(email, otherCode(code));
    await passTime(60);
    const { code: newer } = await sentTo(email);
    expect((await codesOf(email)).map(({ tries }) => tries)).toEqual([0]);
    if (newer !== code) expect(await register(email, code)).toEqual(wrongCode);
    expect((await register(email, newer)).code).toBe(200);
  });

  test('of nobody, for nobody, and one that was never sent get the same words', async () => {
    expect(await register(newEmail(), '123456')).toEqual(wrongCode);
    const { code } = await sentTo();
    expect(await register(newEmail(), code)).toEqual(wrongCode);
  });
});

/** How many of so many sends get through, and how long the first that does not has to wait. */
async function sendUntilRefused(call: Call, inputOf: () => unknown, most: number, between: () => unknown = () => {}) {
  for (let sent = 0; sent <= most; sent++) {
    const response = await mall.send(call, inputOf());
    if (response.status === 429) return { sent, wait: Number(response.headers.get('retry-after')) };
    if (response.status !== 200) throw new Error(await response.text());
    await between();
  }
  return { sent: most + 1, wait: 0 };
}

describe('sending is limited', () => {
  const phone = (number = newPhone()) => ({ phone: number, countryCode: '+86' });

  test('to one mail a minute, and the refused one leaves the code as it was', async () => {
    const { email, code } = await sentTo();
    const before = await codesOf(email);
    const refused = await mall.send(contract.sendEmailCode, email);
    const wait = Number(refused.headers.get('retry-after'));
    expect([refused.status, wait > 50 && wait <= 60]).toEqual([429, true]);
    expect(await codesOf(email)).toEqual(before);
    expect((await register(email, code)).code).toBe(200);
  });

  test('but another kind of code may be asked for at once', async () => {
    const { email } = await sentTo();
    expect((await mall.ask(contract.sendResetCode, email)).code).toBe(200);
  });

  test('to five mails an hour for an address, known or not, from wherever', async () => {
    for (const call of [contract.sendEmailCode, contract.sendResetCode]) {
      const email = newEmail();
      const between = async () => {
        await passTime(60);
        fromElsewhere();
      };
      expect((await sendUntilRefused(call, () => email, 10, between)).sent).toBe(rates.mailPerHour.times);
    }
  });

  test('to one SMS a minute, five an hour and ten a day for a number, however it is typed', async () => {
    const number = newPhone();
    expect((await sendUntilRefused(contract.sendPhoneCode, () => phone(number), 3)).sent).toBe(1);
    expect((await mall.send(contract.sendPhoneCode, phone(`+86 ${number}`))).status).toBe(429);
    const pass = (seconds: number) => async () => {
      await passTime(seconds);
      fromElsewhere();
    };
    await pass(60)();
    expect((await sendUntilRefused(contract.sendPhoneCode, () => phone(number), 10, pass(60))).sent).toBe(4);
    await pass(3_600)();
    expect((await sendUntilRefused(contract.sendPhoneCode, () => phone(number), 20, pass(3_600))).sent).toBe(5);
  });

  test('to ten SMS and twenty mails an hour from one source, whoever they go to', async () => {
    const sms = await sendUntilRefused(contract.sendPhoneCode, () => phone(), 40);
    expect([sms.sent, sms.wait > 3_500]).toEqual([rates.sendSms.times, true]);
    expect((await sendUntilRefused(contract.sendEmailCode, newEmail, 40)).sent).toBe(rates.sendMail.times);
    fromElsewhere();
    expect((await mall.send(contract.sendPhoneCode, phone())).status).toBe(200);
  });

  test('and a source that is refused does not spend the share of a number', async () => {
    await sendUntilRefused(contract.sendPhoneCode, () => phone(), 40);
    const number = newPhone();
    for (let times = 0; times < 6; times++)
      expect((await mall.send(contract.sendPhoneCode, phone(number))).status).toBe(429);
    fromElsewhere();
    expect((await mall.send(contract.sendPhoneCode, phone(number))).status).toBe(200);
  });

  test('to 200 SMS an hour in all', async () => {
    await mall.pool.query("update rate_windows set times = 199 where key = 'smsInAll:everybody'");
    expect((await mall.send(contract.sendPhoneCode, phone())).status).toBe(200);
    expect((await mall.send(contract.sendPhoneCode, phone())).status).toBe(429);
    await mall.pool.query("delete from rate_windows where key = 'smsInAll:everybody'");
  });
});

describe('trying is limited', () => {
  test('to ten codes an hour for one address, from wherever', async () => {
    const { email } = await sentTo();
    const codes = [];
    for (let times = 0; times < 11; times++) {
      fromElsewhere();
      codes.push((await register(email, 'wrong')).code);
    }
    expect(codes).toEqual([...Array.from({ length: rates.checkCodePerHour.times }, () => 400), 429]);
  });

  test('to thirty codes an hour from one source, whoever they are of', async () => {
    const codes = [];
    for (let times = 0; times < 31; times++) codes.push((await register(newEmail(), 'wrong')).code);
    expect(codes.indexOf(429)).toBe(rates.checkCode.times);
  });

  test('to five registrations and ten visitors an hour from one source, and twenty sign-ins a minute', async () => {
    const opened = [];
    for (let times = 0; times < 6; times++) {
      const { email, code } = await sentTo();
      opened.push((await register(email, code)).code);
    }
    expect(opened).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await sendUntilRefused(contract.signInAsVisitor, () => ({ email: newEmail() }), 30)).sent).toBe(
      rates.visitor.times,
    );

    const tried = [];
    for (let times = 0; times < 21; times++)
      tried.push((await mall.ask(contract.signInByEmail, { email: newEmail(), password })).code);
    expect(tried.indexOf(429)).toBe(rates.signIn.times);
  });
});
