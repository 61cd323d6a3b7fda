export { endSessionsOf, findSession, openSession } from './sessions.ts';
