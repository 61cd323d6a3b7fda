import * as platform from '#contract/applications/platform.ts';
import * as contract from '#contract/applications/shopper.ts';
import * as kinds from '#contract/shops/platform-kinds.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { agreementText } from '#server/http/translations.ts';
import { applyToSell } from './apply-to-sell.ts';
import { approveApplication } from './approve-application.ts';
import { getDraftOf } from './draft-queries.ts';
import { listShopKinds } from './kinds/kind-queries.ts';
import { moveShopsOfKind } from './kinds/move-kind.ts';
import { removeShopKind } from './kinds/remove-kind.ts';
import { getApplicationOf, listApplicationsOf } from './queries.ts';
import { askForMore, refuseApplication } from './refuse-application.ts';
import { resubmitApplication } from './resubmit-application.ts';
import { getAnyApplication, listAllApplications } from './review-queries.ts';
import { saveDraft } from './save-draft.ts';
import { sendApplicationCode } from './send-code.ts';

export function serveApplications(api: Api): void {
  serve(api, contract.getApplicationAgreement, async (_, { locale }) => agreementText(locale));
  serve(api, contract.sendApplicationCode, sendApplicationCode);
  serve(api, contract.applyToSell, applyToSell);
  serve(api, contract.resubmitApplication, resubmitApplication);
  serve(api, contract.listApplications, (paging, { session, locale }) =>
    listApplicationsOf(session.accountId, paging, locale),
  );
  serve(api, contract.getApplication, ({ id }, { session, locale }) => getApplicationOf(session.accountId, id, locale));
  serve(api, contract.getApplicationDraft, (_, caller) => getDraftOf(caller));
  serve(api, contract.saveApplicationDraft, (draft, { session }) => saveDraft(session.accountId, draft));

  serve(api, kinds.listShopKinds, () => listShopKinds());
  serve(api, kinds.moveShopsOfKind, (input, caller) => moveShopsOfKind(caller, input));
  serve(api, kinds.removeShopKind, (input, caller) => removeShopKind(caller, input));

  serve(api, platform.listAllApplications, (asked, { locale }) => listAllApplications(asked, locale));
  serve(api, platform.getAnyApplication, ({ id }, { locale }) => getAnyApplication(id, locale));
  serve(api, platform.approveApplication, (asked, caller) => approveApplication(caller, asked, caller.locale));
  serve(api, platform.refuseApplication, (answer, caller) => refuseApplication(caller, answer, caller.locale));
  serve(api, platform.askForMore, (answer, caller) => askForMore(caller, answer, caller.locale));
}
