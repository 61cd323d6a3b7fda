import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { database } from '#server/database/connection.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { describeError, withoutPersonalData } from './describe-error.ts';

openMallUnderTest();

const canary = 'canary-7f3a@secret.example';
const failure = async (asking: Promise<unknown>): Promise<unknown> => asking.then(() => null).catch((error) => error);

test('a failed query is described by its statement, its code and its constraint, without any value', async () => {
  const insert = () =>
    database().execute(sql`insert into accounts (user_type, nickname, email) values ('email', ${canary}, ${canary})`);
  await insert();
  const described = describeError(await failure(insert()));
  expect(described).toMatchObject({ type: 'Error', message: 'Failed query', cause: { errorCode: '23505' } });
  expect(described.statement).toMatch(/^insert into accounts .+\$1/);
  expect(described.cause?.message).toMatch(/^duplicate key value violates unique constraint "\w+"$/);
  expect(described.cause?.constraint).toBe('accounts_email');
  expect(described.stack).toMatch(/^ {4}at /);
  expect(JSON.stringify(described)).not.toContain('canary');
});

test.each([
  ['a value of the wrong type', sql`select ${canary}::int`],
  ['a value that is no date', sql`select ${canary}::timestamptz`],
  ['a value that is no JSON', sql`select ${canary}::jsonb`],
  ['a message of the database that a trigger wrote', sql.raw(`do $$ begin raise exception 'not "${canary}"'; end $$`)],
])('%s does not reach the log in the words of the database', async (_, statement) => {
  const error = await failure(database().execute(statement));
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).toContain('canary'); // it is in the error
  const described = { ...describeError(error), statement: '' };
  expect(described.message).toBe('Failed query');
  expect(JSON.stringify(described)).not.toContain('canary');
});

test('what cannot be parsed is not quoted, and nested errors are described too', () => {
  const unreadable = failureOf(() => JSON.parse(`{"card": ${canary}}`));
  const described = describeError(new AggregateError([unreadable], 'all failed', { cause: unreadable }));
  expect(described).toMatchObject({ message: 'all failed', cause: { type: 'SyntaxError' } });
  expect(described.errors).toHaveLength(1);
  expect(JSON.stringify(described)).not.toContain('canary');
});

test.each([
  [`no mailbox for ${canary}`, 'no mailbox for [hidden]'],
  ['declined: 4242 4242 4242 4242', 'declined: [hidden]'],
  ['call +1 (202) 555-0123 45', 'call +1 (202) [hidden]'],
  ['token 0123456789abcdef0123456789abcdef refused', 'token [hidden] refused'],
  ['order 123 of 2026', 'order 123 of 2026'],
])('%s', (text, expected) => {
  expect(withoutPersonalData(text)).toBe(expected);
});

function failureOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
