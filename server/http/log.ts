import { pino } from 'pino';
import { describeError } from './describe-error.ts';

/** Fields that must never be logged, at whatever depth they occur. Bodies are not logged at all; this is a second safeguard. */
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
  level: process.env.LOG_LEVEL || 'warn', // main.ts sets the configured level
  redact: { paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), censor: '[hidden]' },
  serializers: { err: describeError },
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
});
