import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Time limits of the business read the mall's clock, mall_now(). Sessions, locks and rate limits read the real one: moving
// the mall's clock must neither lock people out nor let them in.
const onRealTime: Record<string, string> = {
  'server/modules/accounts/sources/block-source.ts': 'networks are blocked by the real clock, as limits are',
  'server/modules/accounts/sources/blocked-now.ts': 'the same',
  'server/modules/accounts/sources/limited-queries.ts': 'the same',
  'server/modules/chat/live/tickets.ts': 'tickets guard accounts, as sessions do',
  'server/modules/identity/registration/delete-account.ts': 'closing accounts',
  'server/modules/identity/registration/set-disabled.ts': 'closing and opening accounts',
  'server/modules/identity/second-factor/check-second-factor.ts': 'authenticator apps know no other clock',
  'server/modules/identity/second-factor/turn-on.ts': 'the same',
  'server/modules/identity/second-factor/unfinished-sign-ins.ts': 'sign-ins',
  'server/modules/identity/sessions/delete-old.ts': 'sessions and failed sign-ins guard accounts',
  'server/modules/identity/passwords/known-passwords.ts': 'closing accounts whose password everybody knows',
  'server/modules/identity/sessions/sessions.ts': 'sessions',
  'server/modules/identity/sign-in/sign-in-failures.ts': 'failed sign-ins',
  'server/modules/identity/sign-in/social-attempts.ts': 'a sign-in at a provider, which has its own clock',
  'server/modules/machine/checks/alert.ts': 'the machine runs by the real clock',
  'server/modules/machine/checks/ask-for-run.ts': 'the same',
  'server/modules/machine/checks/run-checks.ts': 'the same',
  'server/modules/machine/jobs/jobs.ts': 'the same',
  'server/modules/machine/state/alive.ts': 'the same',
  'server/modules/machine/state/beat.ts': 'the same',
  'server/modules/payments/reconcile-books.ts': 'books of providers, which have their own clock',
  'server/modules/search/delivery-queries.ts': 'a cache in memory',
  'server/modules/search/matching/look-up.ts': 'a cache in memory',
  'server/modules/search/suggestions/merge-hot-keywords.ts': 'statistics by day',
  'server/modules/search/suggestions/note-search.ts': 'statistics by day',
  'server/modules/search/suggestions/suggest-queries.ts': 'statistics by day',
  'server/modules/search/tuning/unfound-queries.ts': 'statistics by day',
};

const otherClock = /(?<!mall_)\bnow\(\)(?!,)|current_(date|timestamp)|Date\.now\(\)/;

test('time limits of the business read only the mall’s clock', () => {
  const found = globSync('server/modules/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('/tables.ts'))
    .filter((file) => otherClock.test(readFileSync(file, 'utf8')));
  expect(found.sort()).toEqual(Object.keys(onRealTime).sort());
});
