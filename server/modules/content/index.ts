export { addBanners, changeBanner, type NewBanner } from './change-banners.ts';
export { drawShopPictures } from './draw-shop-pictures.ts';
export { readDraft, readFace } from './face/face-queries.ts';
export { textFor } from './face/face-text.ts';
export { followFaceTimes } from './face/follow-face-times.ts';
export { listHelpLinks } from './face/shown-pages.ts';
export { shownBanners } from './face/slide-queries.ts';
export { assertOwnPictures, publishOwnPictures, publishSharedPictures, withdrawPictures } from './own-pictures.ts';
export { forgetPublicPictures, type MaySeePicture, publicPicturesNotice } from './picture-access.ts';
export { deleteOldGrants, grantPictures } from './picture-grants.ts';
export {
  grantedPictureValue,
  type PictureRow,
  pictureColumns,
  pictureJson,
  picturesByHash,
  pictureValue,
} from './picture-value.ts';
export { recordOwner, recordPictures, recordPrivatePictures } from './record-pictures.ts';
export { cleanHtml } from './rich-text/clean-html.ts';
export { findSaver } from './settings/setting-queries.ts';
export { siteNow, siteReread } from './settings/site-now.ts';
export { changeSite, getSite, readSiteValue, type SiteValue, setSite } from './settings/site-settings.ts';
export { lockSite, writeSite } from './settings/write-site.ts';
export { shopPictureRates, takePicture } from './take-picture.ts';
