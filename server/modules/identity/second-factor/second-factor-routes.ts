import * as contract from '#contract/identity/console.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { listSessionsOf } from '#server/modules/identity/queries.ts';
import { endOneSession, endOtherSessions } from '#server/modules/identity/sessions/end-sessions.ts';
import { getSecondFactorOf } from './second-factor-queries.ts';
import { renewRecoveryCodes, stopSecondFactor } from './turn-off.ts';
import { confirmSecondFactor, startSecondFactor } from './turn-on.ts';

/** Serves what the people of shops do in the console to guard their own account. */
export function serveConsoleAccount(api: Api): void {
  serve(api, contract.listConsoleSessions, (_, { session }) => listSessionsOf(session.accountId, session.id));
  serve(api, contract.endConsoleSession, ({ id }, caller) => endOneSession(id, caller));
  serve(api, contract.endOtherConsoleSessions, (_, caller) => endOtherSessions(caller));
  serve(api, contract.getSecondFactor, (_, { session }) => getSecondFactorOf(session.accountId));
  serve(api, contract.startSecondFactor, ({ password }, caller) => startSecondFactor(password, caller));
  serve(api, contract.confirmSecondFactor, ({ code }, caller) => confirmSecondFactor(code, caller));
  serve(api, contract.stopSecondFactor, stopSecondFactor);
  serve(api, contract.renewRecoveryCodes, renewRecoveryCodes);
}
