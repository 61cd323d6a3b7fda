import { resolve } from 'node:path';
import { z } from 'zod';
import { startFailure } from '#server/database/start-failure.ts';
import { CarrierSettings, readCarrierSettings } from './carriers.ts';
import { DemoSettings, readDemoSettings } from './demo.ts';
import { MessageSettings, readMessageSettings } from './messages.ts';
import { PaymentSettings, readPaymentSettings } from './payments.ts';
import { PayoutSettings, readPayoutSettings } from './payouts.ts';
import { readSocialSettings, SocialSettings } from './social.ts';
import { readWebhookSettings, WebhookSettings } from './webhooks.ts';

const flag = z
  .enum(['1', '0', 'on', 'off', 'true', 'false', 'yes', 'no'])
  .transform((word) => ['1', 'on', 'true', 'yes'].includes(word));
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const splitList = (list: string) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
/** Origins as browsers write them, since they are compared as text: no path, no slash at the end. */
const isOrigin = (text: string) => /^https?:[^*]+$/.test(text) && URL.parse(text)?.origin === text;

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/[^\s]+$/, 'must look like postgres://user:password@host:5432/name')
    .optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  PUBLIC_URL: httpUrl.optional(),
  API_URL: httpUrl.optional(),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform(splitList)
    .refine((origins) => origins.every(isOrigin), 'must be origins such as https://shop.example, separated by commas'),
  VISITOR_OPEN: flag.default(true),
  PAGE_CACHE: flag.default(true),
  TRUSTED_PROXIES: z.string().default('').transform(splitList),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
  ...DemoSettings.shape,
  ...MessageSettings.shape,
  ...SocialSettings.shape,
  ...PaymentSettings.shape,
  ...PayoutSettings.shape,
  ...CarrierSettings.shape,
  ...WebhookSettings.shape,
});

/** The mall's address for browsers, with an IPv6 address in brackets. */
export function mallAddress({ publicUrl, host, port }: { publicUrl?: string | undefined; host: string; port: number }) {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** With an API on another origin, the mall's own pages are a front-end like any other. */
function ownOrigins({ API_URL, PUBLIC_URL, HOST, PORT }: z.infer<typeof Environment>): string[] {
  const { origin } = new URL(mallAddress({ publicUrl: PUBLIC_URL, host: HOST, port: PORT }));
  return API_URL === undefined || new URL(API_URL).origin === origin ? [] : [origin];
}

export type Settings = ReturnType<typeof readSettings>;

/** Reads and checks the environment. A bad value fails the start with one line that names it. */
export function readSettings(environment: NodeJS.ProcessEnv) {
  // An empty variable means "not set": compose files and shells leave variables out this way.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw startFailure(`The setting ${issue?.path.join('.')} is not right: ${issue?.message}`);
  }
  const { data } = parsed;
  const demo = readDemoSettings(data);
  return {
    isProduction: data.NODE_ENV === 'production',
    isTest: data.NODE_ENV === 'test',
    isDev: environment.GALLERIA_DEV === '1',
    ...demo,
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    dataDir: resolve(data.DATA_DIR),
    publicUrl: data.PUBLIC_URL,
    apiUrl: data.API_URL ?? '',
    allowedOrigins: [...new Set([...data.ALLOWED_ORIGINS, ...ownOrigins(data)])],
    visitorOpen: data.VISITOR_OPEN,
    messages: readMessageSettings(data),
    social: readSocialSettings(data),
    payments: readPaymentSettings(data),
    payouts: readPayoutSettings(data),
    carriers: readCarrierSettings(data),
    webhooks: readWebhookSettings(data, demo),
    cachesPages: data.PAGE_CACHE && environment.GALLERIA_DEV !== '1',
    trustedProxies: data.TRUSTED_PROXIES,
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL ?? (data.NODE_ENV === 'production' ? 'info' : 'warn'),
  };
}
