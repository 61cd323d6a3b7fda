import * as contacts from '#contract/identity-contacts.ts';
import * as contract from '#contract/identity-profile.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { becomeMember } from './become-member.ts';
import { bindEmail, bindPhone } from './bind.ts';
import { changePassword } from './change-password.ts';
import { editProfile, type PublishPictures } from './edit-profile.ts';
import { endOneSession, endOtherSessions } from './end-sessions.ts';
import { sendProofCode } from './prove-owner.ts';
import { listSessionsOf } from './queries.ts';
import { sendBindingCodeByEmail, sendBindingCodeByPhone } from './send-binding-code.ts';
import { sendMemberCode } from './send-member-code.ts';
import { sendPasswordCode } from './send-password-code.ts';
import { getContactChange, undoContactChange } from './undo-contact-change.ts';

/** Binds what somebody does with the account that is theirs. */
export function serveProfile(api: Api, publishPictures: PublishPictures): void {
  serve(api, contract.listSessions, (_, { session }) => listSessionsOf(session.accountId, session.id));
  serve(api, contract.endOneSession, ({ id }, caller) => endOneSession(id, caller));
  serve(api, contract.endOtherSessions, (_, caller) => endOtherSessions(caller));
  serve(api, contract.editProfile, (wish, { session }) => editProfile(session.accountId, wish, publishPictures));
  serve(api, contract.sendPasswordCodeByEmail, (_, caller) => sendPasswordCode('email', caller));
  serve(api, contract.sendPasswordCodeByPhone, (_, caller) => sendPasswordCode('phone', caller));
  serve(api, contract.changePasswordByEmail, (wish, caller) => changePassword('email', wish, caller));
  serve(api, contract.changePasswordByPhone, (wish, caller) => changePassword('phone', wish, caller));
  serve(api, contract.sendBindingCodeByEmail, sendBindingCodeByEmail);
  serve(api, contract.sendBindingCodeByPhone, sendBindingCodeByPhone);
  serve(api, contract.bindEmail, bindEmail);
  serve(api, contract.bindPhone, bindPhone);
  serve(api, contacts.sendProofCode, ({ contact }, caller) => sendProofCode(contact, caller));
  serve(api, contacts.getContactChange, ({ key }, caller) => getContactChange(key, caller));
  serve(api, contacts.undoContactChange, undoContactChange);
  serve(api, contract.sendMemberCode, (_, caller) => sendMemberCode(caller));
  serve(api, contract.becomeMember, becomeMember);
}
