import * as contract from '#contract/identity/shopper.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { serveAddresses } from '#server/modules/identity/addresses/address-routes.ts';
import { sendEmailCode } from '#server/modules/identity/codes/send-email-code.ts';
import { sendPhoneCode } from '#server/modules/identity/codes/send-phone-code.ts';
import { readPhoneNumber } from '#server/modules/identity/contacts/phone-number.ts';
import { resetPassword } from '#server/modules/identity/passwords/reset-password.ts';
import { sendResetCode } from '#server/modules/identity/passwords/send-reset-code.ts';
import type { PublishPictures } from '#server/modules/identity/profile/edit-profile.ts';
import { serveProfile } from '#server/modules/identity/profile/profile-routes.ts';
import { registerByEmail } from '#server/modules/identity/registration/register-by-email.ts';
import { registerByPhone } from '#server/modules/identity/registration/register-by-phone.ts';
import { serveConsoleAccount } from '#server/modules/identity/second-factor/second-factor-routes.ts';
import { isTokenGood } from '#server/modules/identity/sessions/sessions.ts';
import { endSession, logOut } from '#server/modules/identity/sessions/sign-out.ts';
import type { IsSignInOpen } from '#server/modules/identity/sign-in/is-sign-in-open.ts';
import { signInByPassword } from '#server/modules/identity/sign-in/sign-in-by-password.ts';
import { signInByPhoneCode } from '#server/modules/identity/sign-in/sign-in-by-phone-code.ts';
import { signInAsVisitor } from '#server/modules/identity/visitors/sign-in-as-visitor.ts';
import { getUserOf } from './queries.ts';

export type IdentitySettings = { isSignInOpen: IsSignInOpen; publishPictures: PublishPictures };

/** Serves the calls for signing in and out. Sign-in with providers has its own routes. */
export function serveIdentity(api: Api, { isSignInOpen, publishPictures }: IdentitySettings): void {
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
  serve(api, contract.signInAsVisitor, (input, caller) => signInAsVisitor(input, caller, isSignInOpen));
  serve(api, contract.resetPassword, resetPassword);
  serve(api, contract.logOut, (_, caller) => logOut(caller));
  serve(api, contract.endSession, (_, caller) => endSession(caller));
  serve(api, contract.isTokenGood, (_, caller) => isTokenGood(caller));
  serve(api, contract.getUser, (_, { session }) => getUserOf(session.accountId));
  serveConsoleAccount(api);
  serveProfile(api, publishPictures);
  serveAddresses(api);
}
