import { pino } from 'pino';
import { describeError } from './describe-error.ts';

/** What must never reach a log, wherever it turns up in what is logged. Bodies are not logged at all; this is the net below. */
const secrets = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'passwordAgain',
  'newPassword',
  'token',
  'captcha',
  'code',
  'email',
  'phone',
];

export const log = pino({
  level: process.env.LOG_LEVEL || 'warn', // main.ts sets what the settings say
  redact: { paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), censor: '[hidden]' },
  serializers: { err: describeError },
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
});
