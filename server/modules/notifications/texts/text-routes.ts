import * as contract from '#contract/notifications/platform.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { serveMailFrame } from './mail-frame.ts';
import { getKindWithTexts, listKinds, listVersionsOfKind } from './message-queries.ts';
import { saveWording } from './save-wording.ts';
import { preview, sendTest } from './try-message.ts';
import { wordingsReread } from './wordings-now.ts';

export function serveMessageTexts(api: Api): void {
  serve(api, contract.listMessageKinds, (_, { locale }) => listKinds(locale));
  serve(api, contract.getMessageKind, ({ kind }) => getKindWithTexts(kind));
  serve(api, contract.saveMessageWording, async (change, caller) => {
    const saved = await saveWording(caller, change);
    await wordingsReread.follow(); // so that the next message of this process has it; other processes are notified
    return saved;
  });
  serve(api, contract.listWordingVersions, listVersionsOfKind);
  serve(api, contract.previewMessage, preview);
  serve(api, contract.sendTestMessage, (draft, caller) => sendTest(caller, draft));
  serveMailFrame(api);
}
