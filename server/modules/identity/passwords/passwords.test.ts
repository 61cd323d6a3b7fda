import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashing, hashPassword, isOutdated, isPasswordRight } from './passwords.ts';

test('a password is stored as argon2id with its parameters and its own salt', async () => {
  const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(other).not.toBe(one);
  expect([isOutdated(one), await isPasswordRight(one, 'correct horse')]).toEqual([false, true]);
  expect(await isPasswordRight(one, 'correct horse ')).toBe(false);
});

test('a hash of weaker parameters is right, and outdated', async () => {
  const weaker = await hash('correct horse', { ...hashing, memoryCost: 8_192 });
  expect([isOutdated(weaker), await isPasswordRight(weaker, 'correct horse')]).toEqual([true, true]);
});

test.each(['', 'x', 'correct horse'])('nobody’s password is never right: "%s"', async (given) => {
  expect(await isPasswordRight(null, given)).toBe(false);
});

test('two are hashed at a time, 32 wait, and the next are refused as busy', async () => {
  const results = await Promise.allSettled(Array.from({ length: 2 + 32 + 6 }, () => isPasswordRight(null, 'x')));
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.reason] : []));
  expect(refused).toEqual(Array.from({ length: 6 }, () => 'busy'));
  expect(await isPasswordRight(null, 'x')).toBe(false); // and when the queue is empty, all is as before
});
