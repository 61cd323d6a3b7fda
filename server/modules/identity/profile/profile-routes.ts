import * as contacts from '#contract/identity/shopper-contacts.ts';
import * as contract from '#contract/identity/shopper-profile.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { linkEmail, linkPhone } from '#server/modules/identity/contacts/link-contact.ts';
import { sendProofCode } from '#server/modules/identity/contacts/prove-owner.ts';
import { sendLinkCodeByEmail, sendLinkCodeByPhone } from '#server/modules/identity/contacts/send-link-code.ts';
import { getContactChange, undoContactChange } from '#server/modules/identity/contacts/undo-contact-change.ts';
import { changePassword } from '#server/modules/identity/passwords/change-password.ts';
import { sendPasswordCode } from '#server/modules/identity/passwords/send-password-code.ts';
import { listSessionsOf } from '#server/modules/identity/queries.ts';
import { endOneSession, endOtherSessions } from '#server/modules/identity/sessions/end-sessions.ts';
import { becomeMember } from '#server/modules/identity/visitors/become-member.ts';
import { sendMemberCode } from '#server/modules/identity/visitors/send-member-code.ts';
import { editProfile, type PublishPictures } from './edit-profile.ts';

/** Serves the calls for the caller's own account. */
export function serveProfile(api: Api, publishPictures: PublishPictures): void {
  serve(api, contract.listSessions, (_, { session }) => listSessionsOf(session.accountId, session.id));
  serve(api, contract.endOneSession, ({ id }, caller) => endOneSession(id, caller));
  serve(api, contract.endOtherSessions, (_, caller) => endOtherSessions(caller));
  serve(api, contract.editProfile, (input, { session }) => editProfile(session.accountId, input, publishPictures));
  serve(api, contract.sendPasswordCodeByEmail, (_, caller) => sendPasswordCode('email', caller));
  serve(api, contract.sendPasswordCodeByPhone, (_, caller) => sendPasswordCode('phone', caller));
  serve(api, contract.changePasswordByEmail, (input, caller) => changePassword('email', input, caller));
  serve(api, contract.changePasswordByPhone, (input, caller) => changePassword('phone', input, caller));
  serve(api, contract.sendLinkCodeByEmail, sendLinkCodeByEmail);
  serve(api, contract.sendLinkCodeByPhone, sendLinkCodeByPhone);
  serve(api, contract.linkEmail, linkEmail);
  serve(api, contract.linkPhone, linkPhone);
  serve(api, contacts.sendProofCode, ({ contact }, caller) => sendProofCode(contact, caller));
  serve(api, contacts.getContactChange, ({ key }, caller) => getContactChange(key, caller));
  serve(api, contacts.undoContactChange, undoContactChange);
  serve(api, contract.sendMemberCode, (_, caller) => sendMemberCode(caller));
  serve(api, contract.becomeMember, becomeMember);
}
