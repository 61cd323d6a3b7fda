import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('with nothing set: the embedded demo mall on port 3000', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    isDemo: true,
    isProduction: false,
    apiUrl: '',
  });
});

test('an outside database is not filled with a demo unless asked', () => {
  expect(readSettings({ DATABASE_URL: 'postgres://a:b@c/d' }).isDemo).toBe(false);
  expect(readSettings({ DATABASE_URL: 'postgres://a:b@c/d', DEMO: '1' }).isDemo).toBe(true);
});

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ PUBLIC_URL: 'ftp://x' }, 'PUBLIC_URL'],
  [{ DEMO: 'maybe' }, 'DEMO'],
  [{ NODE_ENV: 'staging' }, 'NODE_ENV'],
  [{ DEMO: '1', NODE_ENV: 'production', DATABASE_URL: 'postgres://a:b@c/d' }, 'DEMO'],
])('%j ends the start with one line that names %s', (environment, name) => {
  const attempt = () => readSettings(environment as NodeJS.ProcessEnv);
  expect(attempt).toThrow(name);
  try {
    attempt();
  } catch (error) {
    expect(error).toMatchObject({ name: 'StartFailure' });
    expect((error as Error).message).not.toContain('\n');
  }
});

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});
