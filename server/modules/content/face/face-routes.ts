import * as contract from '#contract/content/platform-face.ts';
import * as help from '#contract/content/shopper-help.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { siteReread } from '#server/modules/content/settings/site-now.ts';
import { takePicture } from '#server/modules/content/take-picture.ts';
import { getFace, listVersionsOf, readFace } from './face-queries.ts';
import { discardDraft, type IsPage, publishFace, saveDraft } from './save-face.ts';
import { findAgreement, previewPage, shownPage } from './shown-pages.ts';

const hashIn = (url: string) => url.slice(url.lastIndexOf('/') + 1);

export function serveFace(api: Api, isPage: IsPage): void {
  serve(api, contract.getFace, ({ name }) => getFace(name));
  serve(api, contract.saveFaceDraft, (change, caller) => saveDraft(caller, change, isPage));
  serve(api, contract.publishFace, async (change, caller) => {
    const saved = await publishFace(caller, change, isPage);
    await siteReread.follow(); // so that who has published sees its colour at once; other processes are notified
    return saved;
  });
  serve(api, contract.discardFaceDraft, (input, caller) => discardDraft(caller, input));
  serve(api, contract.listFaceVersions, listVersionsOf);
  serve(api, contract.previewHelpPage, ({ id }, { locale }) => previewPage(id, locale));
  serve(api, help.getHelpPage, async ({ id }, { locale }) => shownPage(await readFace('pages'), id, locale));
  serve(api, help.getAgreement, async (_, { locale }) => ({ page: await findAgreement(locale) }));
  serve(api, contract.uploadFacePicture, async ({ multipart }, { session }) => {
    const picture = await takePicture(session.accountId, multipart);
    return { ...picture, hash: hashIn(picture.url) };
  });
}
