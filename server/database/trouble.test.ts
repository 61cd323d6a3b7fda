import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { databaseTrouble } from './trouble.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });

test.each([
  ['a full disk', withCode('53100'), 'storage_full'],
  ['too little memory', withCode('53200'), 'busy'],
  ['too many connections', withCode('53300'), 'busy'],
  ['a lock that was not had in time', withCode('55P03'), 'busy'],
  ['a statement that took too long', withCode('57014'), 'busy'],
  ['a server that is stopped', withCode('57P01'), 'unavailable'],
  ['a server that is recovering', withCode('57P03'), 'unavailable'],
  ['a connection that failed', withCode('08006'), 'unavailable'],
  ['a port that nobody listens on', withCode('ECONNREFUSED'), 'unavailable'],
  ['a socket file that is gone', withCode('ENOENT', { syscall: 'connect' }), 'unavailable'],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 'busy'],
  ['a connection that was lost', new Error('Connection terminated unexpectedly'), 'unavailable'],
  ['a name none of whose addresses answers', new AggregateError([withCode('ECONNREFUSED')]), 'unavailable'],
  ['a file that is missing', withCode('ENOENT', { syscall: 'open' }), null],
  ['a row that is there already', withCode('23505'), null],
  ['a bug', new TypeError('x is not a function'), null],
  ['something that is no error', 'ECONNREFUSED', null],
] as const)('%s is recognised, also when it is wrapped', (_, error, trouble) => {
  expect(databaseTrouble(error)).toBe(trouble);
  const wrapped = new DrizzleQueryError('select 1', [], error as Error);
  expect(databaseTrouble(new Error('outer', { cause: wrapped }))).toBe(trouble);
});

test('an error that is its own cause is looked at for a while only', () => {
  const error = new Error('x');
  error.cause = error;
  expect(databaseTrouble(error)).toBe(null);
});
