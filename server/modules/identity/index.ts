export { type AccountToAdd, addAccounts } from './add-accounts.ts';
export { checkCode, countMessage } from './code-limits.ts';
export { sendCode, useCode } from './codes.ts';
export { forgetOldIdentities } from './forget-old.ts';
export { type PhoneNumber, readPhoneNumber } from './phone-number.ts';
export { getUserOf } from './queries.ts';
export { endSessionsOf, findSession, openSession } from './sessions.ts';
export { forgetOldAttempts } from './social-attempts.ts';
