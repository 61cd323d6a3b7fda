export { assertCountry, readAddressPhone } from '#server/modules/identity/addresses/address-phone.ts';
export { findAddress, findDefaultAddress } from '#server/modules/identity/addresses/address-queries.ts';
export { addAddress } from '#server/modules/identity/addresses/edit-address.ts';
export { checkCode, countMessage } from '#server/modules/identity/codes/code-limits.ts';
export { consumeCode, sendCode, writeCode } from '#server/modules/identity/codes/codes.ts';
export { maskContact } from '#server/modules/identity/contacts/mask-contact.ts';
export { type PhoneNumber, readPhoneNumber } from '#server/modules/identity/contacts/phone-number.ts';
export {
  disableAccounts,
  enableAccounts,
  findByKnownPasswords,
} from '#server/modules/identity/passwords/known-passwords.ts';
export { type AccountToAdd, addAccounts } from '#server/modules/identity/registration/add-accounts.ts';
export { deleteAccount } from '#server/modules/identity/registration/delete-account.ts';
export { endMerchant, makeMerchant } from '#server/modules/identity/registration/make-merchant.ts';
export { endOperator, makeOperator } from '#server/modules/identity/registration/make-operator.ts';
export { openAccountOf } from '#server/modules/identity/registration/open-account-of.ts';
export { setDisabled } from '#server/modules/identity/registration/set-disabled.ts';
export { asProvenSelf, proveSelf } from '#server/modules/identity/second-factor/prove-self.ts';
export { hasSecondFactor } from '#server/modules/identity/second-factor/second-factor-queries.ts';
export { finishSignIn, signInToConsole } from '#server/modules/identity/second-factor/second-step.ts';
export { changeSession, signedIn } from '#server/modules/identity/sessions/change-session.ts';
export { deleteOldIdentities } from '#server/modules/identity/sessions/delete-old.ts';
export { renewSession } from '#server/modules/identity/sessions/renew-session.ts';
export {
  endOneSessionOf,
  endSessionsOf,
  findOpenSession,
  findSession,
  openSession,
  touchSession,
} from '#server/modules/identity/sessions/sessions.ts';
export { endSession } from '#server/modules/identity/sessions/sign-out.ts';
export { deleteOldAttempts } from '#server/modules/identity/sign-in/social-attempts.ts';
export {
  type Adopted,
  adoptVisitors,
  assertNotAdopted,
  listAdopted,
  listVisitorsOf,
} from '#server/modules/identity/visitors/adopt-visitors.ts';
export { accountsDisabled, visitorsAdopted } from './events.ts';
export { countOpenSessions, getUserOf, listSessionsPage } from './queries.ts';
