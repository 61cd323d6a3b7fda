import * as contract from '#contract/catalogue/platform-activities.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { addActivity, deleteActivity, sortActivities } from './arrange-activities.ts';
import { previewActivity } from './preview-queries.ts';
import { discardDraft, publishActivity, saveDraft } from './save-activity.ts';
import { getWritten, listVersions, listWritten } from './written-queries.ts';

/** What operators do with activities. */
export function serveActivities(api: Api): void {
  serve(api, contract.listPlatformActivities, listWritten);
  serve(api, contract.getWrittenActivity, ({ id }) => getWritten(id));
  serve(api, contract.addActivity, (input, caller) => addActivity(caller, input));
  serve(api, contract.saveActivityDraft, (change, caller) => saveDraft(caller, change));
  serve(api, contract.publishActivity, (change, caller) => publishActivity(caller, change));
  serve(api, contract.discardActivityDraft, (input, caller) => discardDraft(caller, input));
  serve(api, contract.deleteActivity, (input, caller) => deleteActivity(caller, input));
  serve(api, contract.sortActivities, (input, caller) => sortActivities(caller, input));
  serve(api, contract.listActivityVersions, listVersions);
  serve(api, contract.previewActivity, ({ id }, { locale }) => previewActivity(id, locale));
}
