import * as contract from '#contract/identity.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { serveAddresses } from './address-routes.ts';
import type { PublishPictures } from './edit-profile.ts';
import { enterAsVisitor } from './enter-as-visitor.ts';
import { isTokenGood } from './is-token-good.ts';
import { endSession, logOut } from './leave.ts';
import { readPhoneNumber } from './phone-number.ts';
import { serveProfile } from './profile-routes.ts';
import { getUserOf } from './queries.ts';
import { registerByEmail } from './register-by-email.ts';
import { registerByPhone } from './register-by-phone.ts';
import { resetPassword } from './reset-password.ts';
import { sendEmailCode } from './send-email-code.ts';
import { sendPhoneCode } from './send-phone-code.ts';
import { sendResetCode } from './send-reset-code.ts';
import { signInByPassword } from './sign-in-by-password.ts';
import { signInByPhoneCode } from './sign-in-by-phone-code.ts';

export type IdentitySettings = { visitorOpen: boolean; publishPictures: PublishPictures };

/** Binds the calls of coming in and leaving. Signing in with other providers has routes of its own. */
export function serveIdentity(api: Api, { visitorOpen, publishPictures }: IdentitySettings): void {
  serve(api, contract.sendEmailCode, sendEmailCode);
  serve(api, contract.sendResetCode, sendResetCode);
  serve(api, contract.sendPhoneCode, sendPhoneCode);
  serve(api, contract.signInByEmail, ({ email, password }, caller) => signInByPassword({ email }, password, caller));
  serve(api, contract.signInByPhone, ({ mobile, phone, countryCode, password }, caller) =>
    signInByPassword({ phone: readPhoneNumber(countryCode, mobile ?? phone ?? '').phone }, password, caller),
  );
  serve(api, contract.signInByPhoneCode, signInByPhoneCode);
  serve(api, contract.registerByEmail, registerByEmail);
  serve(api, contract.registerByPhone, registerByPhone);
  serve(api, contract.enterAsVisitor, (wish, caller) => enterAsVisitor(wish, caller, visitorOpen));
  serve(api, contract.resetPassword, resetPassword);
  serve(api, contract.logOut, (_, caller) => logOut(caller));
  serve(api, contract.endSession, (_, caller) => endSession(caller));
  serve(api, contract.isTokenGood, (_, caller) => isTokenGood(caller));
  serve(api, contract.getUser, (_, { session }) => getUserOf(session.accountId));
  serveProfile(api, publishPictures);
  serveAddresses(api);
}
