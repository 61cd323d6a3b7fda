export { endSessionsOf, findSession, openSession } from './sessions.ts';
export { forgetOldAttempts } from './social-attempts.ts';
