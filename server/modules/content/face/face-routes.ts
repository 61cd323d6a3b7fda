import * as contract from '#contract/content/platform-face.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { takePicture } from '#server/modules/content/take-picture.ts';
import { getFace, listVersionsOf } from './face-queries.ts';
import { discardDraft, type IsPage, publishFace, saveDraft } from './save-face.ts';

const hashIn = (url: string) => url.slice(url.lastIndexOf('/') + 1);

export function serveFace(api: Api, isPage: IsPage): void {
  serve(api, contract.getFace, ({ name }) => getFace(name));
  serve(api, contract.saveFaceDraft, (change, caller) => saveDraft(caller, change, isPage));
  serve(api, contract.publishFace, (change, caller) => publishFace(caller, change, isPage));
  serve(api, contract.discardFaceDraft, (input, caller) => discardDraft(caller, input));
  serve(api, contract.listFaceVersions, listVersionsOf);
  serve(api, contract.uploadFacePicture, async ({ multipart }, { session }) => {
    const picture = await takePicture(session.accountId, multipart);
    return { ...picture, hash: hashIn(picture.url) };
  });
}
