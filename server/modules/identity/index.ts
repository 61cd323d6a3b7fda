export { getUserOf } from './queries.ts';
export { endSessionsOf, findSession, openSession } from './sessions.ts';
