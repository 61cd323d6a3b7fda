import { expect, test } from 'vitest';
import { mallAddress, readSettings } from './settings.ts';

test('with nothing set: the embedded demo mall on port 3000', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    isDemo: true,
    isProduction: false,
    apiUrl: '',
  });
});

test('allowed origins are a list', () => {
  expect(readSettings({}).allowedOrigins).toEqual([]);
  const listed = readSettings({ ALLOWED_ORIGINS: 'https://shop.example, http://localhost:5173,' });
  expect(listed.allowedOrigins).toEqual(['https://shop.example', 'http://localhost:5173']);
});

test('pages that call another origin are allowed to', () => {
  const elsewhere = { DEMO: '0', PUBLIC_URL: 'https://mall.example', API_URL: 'https://api.mall.example/v1/' };
  expect(readSettings(elsewhere)).toMatchObject({
    apiUrl: 'https://api.mall.example/v1',
    allowedOrigins: ['https://mall.example'],
  });
  expect(readSettings({ ...elsewhere, API_URL: 'https://mall.example/v1' }).allowedOrigins).toEqual([]);
});

test('an outside database is not filled with a demo unless asked', () => {
  expect(readSettings({ DATABASE_URL: 'postgres://a:b@c/d' }).isDemo).toBe(false);
  expect(readSettings({ DATABASE_URL: 'postgres://a:b@c/d', DEMO: '1' }).isDemo).toBe(true);
});

test('the demo is open to a network only when that is set, and a warning says so', () => {
  const isPublic = (environment: Record<string, string>) => readSettings(environment).isPublicDemo;
  expect(isPublic({ HOST: '0.0.0.0', DEMO_PUBLIC: '1' })).toBe(true);
  expect(isPublic({ PUBLIC_URL: 'https://mall.example', DEMO_PUBLIC: '1' })).toBe(true);
  for (const HOST of ['127.0.0.1', 'localhost', '::1', '127.0.1.1']) expect(isPublic({ HOST })).toBe(false);
  expect(isPublic({ DEMO_PUBLIC: '1' })).toBe(false);
  expect(isPublic({ PUBLIC_URL: 'http://localhost:8080' })).toBe(false);
  expect(isPublic({ HOST: '0.0.0.0', DEMO: '0' })).toBe(false);
  expect(readSettings({ NODE_ENV: 'production', DEMO: '0', HOST: '0.0.0.0' })).toMatchObject({ isDemo: false });
});

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ PUBLIC_URL: 'ftp://x' }, 'PUBLIC_URL'],
  [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS'],
  [{ ALLOWED_ORIGINS: 'null' }, 'ALLOWED_ORIGINS'],
  [{ ALLOWED_ORIGINS: 'https://shop.example/' }, 'ALLOWED_ORIGINS'],
  [{ ALLOWED_ORIGINS: 'https://shop.example,shop.example' }, 'ALLOWED_ORIGINS'],
  [{ ALLOWED_ORIGINS: 'https://*.example' }, 'ALLOWED_ORIGINS'],
  [{ ALLOWED_ORIGINS: 'https://SHOP.example' }, 'ALLOWED_ORIGINS'],
  [{ ALLOWED_ORIGINS: 'file://shop' }, 'ALLOWED_ORIGINS'],
  [{ DEMO: 'maybe' }, 'DEMO'],
  [{ NODE_ENV: 'staging' }, 'NODE_ENV'],
  [{ DEMO: '1', NODE_ENV: 'production', DATABASE_URL: 'postgres://a:b@c/d' }, 'DEMO=0'],
  [{ NODE_ENV: 'production' }, 'DEMO=0'],
  [{ NODE_ENV: 'production', DEMO_PUBLIC: '1' }, 'DEMO=0'],
  [{ HOST: '0.0.0.0' }, 'DEMO_PUBLIC=1'],
  [{ HOST: '::' }, 'DEMO_PUBLIC=1'],
  [{ HOST: '192.168.0.7', DEMO: '1', DATABASE_URL: 'postgres://a:b@c/d' }, 'DEMO_PUBLIC=1'],
  [{ PUBLIC_URL: 'https://mall.example' }, 'mall.example'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
  [{ SMTP_HOST: 'mail.example' }, 'SMTP_FROM'],
  [{ SMTP_FROM: 'mall@example.com' }, 'SMTP_HOST'],
  [{ SMTP_HOST: 'mail.example', SMTP_FROM: 'a@b.c', SMTP_USER: 'mall' }, 'SMTP_PASSWORD'],
  [{ SMTP_HOST: 'mail.example', SMTP_FROM: 'a@b.c', SMTP_PASSWORD: 'x' }, 'SMTP_USER'],
  [{ SMTP_HOST: 'mail.example', SMTP_FROM: 'nobody' }, 'SMTP_FROM'],
  [{ SMTP_HOST: 'mail.example', SMTP_FROM: 'a@b.c\r\nBcc: evil@b.c' }, 'SMTP_FROM'],
  [{ SMTP_HOST: 'mail.example\nx', SMTP_FROM: 'a@b.c' }, 'SMTP_HOST'],
  [{ SMTP_HOST: 'mail.example', SMTP_FROM: 'a@b.c', SMTP_SECURE: 'perhaps' }, 'SMTP_SECURE'],
  [{ SMTP_HOST: 'mail.example', SMTP_FROM: 'a@b.c', SMTP_PORT: '0' }, 'SMTP_PORT'],
  [{ SMS_URL: 'https://sms.example' }, 'SMS_KEY'],
  [{ SMS_URL: 'https://sms.example', SMS_KEY: 'k' }, 'SMS_FROM'],
  [{ SMS_KEY: 'k' }, 'SMS_URL'],
  [{ SMS_URL: 'ftp://sms.example', SMS_KEY: 'k', SMS_FROM: 'G' }, 'SMS_URL'],
  [{ SMS_URL: 'https://sms.example', SMS_KEY: 'k\r\nX: y', SMS_FROM: 'G' }, 'SMS_KEY'],
  [{ GOOGLE_ISSUER: 'accounts' }, 'GOOGLE_ISSUER'],
  [{ FACEBOOK_APP_ID: 'a b' }, 'FACEBOOK_APP_ID'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY'],
  [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, 'STRIPE_PUBLISHABLE_KEY'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1,whsec_2,whsec_3' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_API_HOST: 'api.stripe.com' }, 'STRIPE_API_HOST'],
  [
    { STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_1', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
    'STRIPE_WEBHOOK_SECRET',
  ],
  [{ STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_CONNECT_WEBHOOK_SECRET: 'secret' }, 'STRIPE_CONNECT_WEBHOOK_SECRET'],
  [{ WEBHOOK_LOCAL_TARGETS: '1', DEMO: '0' }, 'WEBHOOK_LOCAL_TARGETS'],
  [{ WEBHOOK_LOCAL_TARGETS: '1', HOST: '0.0.0.0', DEMO_PUBLIC: '1' }, 'WEBHOOK_LOCAL_TARGETS'],
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

test('Stripe may pay shops without taking cards', () => {
  const { payments, payouts } = readSettings({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_1,whsec_2',
  });
  expect(payments).toEqual({ stripe: null });
  expect(payouts.stripe).toMatchObject({ secretKey: 'sk_test_1', webhookSecrets: ['whsec_1', 'whsec_2'] });
});

test('mail and text messages: none, or whole', () => {
  expect(readSettings({}).messages).toEqual({ smtp: null, sms: null });
  expect(
    readSettings({
      SMTP_HOST: 'mail.example',
      SMTP_FROM: 'Galleria <mall@example.com>',
      SMTP_USER: 'mall',
      SMTP_PASSWORD: 'secret',
      SMTP_SECURE: 'on',
      SMS_URL: 'https://sms.example/send',
      SMS_KEY: 'key',
      SMS_FROM: 'Galleria',
    }).messages,
  ).toEqual({
    smtp: {
      host: 'mail.example',
      port: 465,
      secure: 'on',
      sign: { user: 'mall', password: 'secret' },
      from: 'Galleria <mall@example.com>',
    },
    sms: { url: 'https://sms.example/send', key: 'key', from: 'Galleria' },
  });
  expect(readSettings({ SMTP_HOST: 'relay', SMTP_FROM: 'a@b.c' }).messages.smtp).toEqual({
    host: 'relay',
    port: 587,
    secure: 'starttls',
    sign: null,
    from: 'a@b.c',
  });
});

test('another provider is there only with both of its values', () => {
  expect(readSettings({ FACEBOOK_APP_ID: '1234' }).social).toEqual({
    google: null,
    facebook: null,
    twitter: null,
    facebookAppId: '1234',
  });
  const both = readSettings({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', TWITTER_CONSUMER_KEY: 'key' });
  expect(both.social.google).toEqual({ clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' });
  expect(both.social.twitter).toBeNull();
});

test('payments by Stripe: none, or whole, with two webhook secrets while one is replaced', () => {
  expect(readSettings({}).payments).toEqual({ stripe: null });
  expect(
    readSettings({
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_old',
    }).payments.stripe,
  ).toEqual({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecrets: ['whsec_new', 'whsec_old'],
    apiUrl: 'https://api.stripe.com',
  });
});

test('the address of the mall can be read as one, with an IPv6 host too', () => {
  const addressOf = (environment: Record<string, string>) => new URL(mallAddress(readSettings(environment))).href;
  expect(addressOf({})).toBe('http://127.0.0.1:3000/');
  expect(addressOf({ HOST: '::1', PORT: '3001' })).toBe('http://[::1]:3001/');
  expect(addressOf({ HOST: '::1', PUBLIC_URL: 'http://localhost:3002' })).toBe('http://localhost:3002/');
});
