import type { Application } from '#contract/applications/shopper.ts';
import type { Locale } from '#contract/core/languages.ts';
import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { drawShopPictures, recordPictures } from '#server/modules/content/index.ts';
import { makeMerchant } from '#server/modules/identity/index.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { openShops } from '#server/modules/shops/index.ts';
import { claimWaiting, settleApplication, type WaitingApplication } from './decide.ts';
import { getAnyApplication } from './queries.ts';
import { refuseTaken } from './refuse-taken.ts';

type Hashes = { avatarHash: string; backHash: string; streetHash: string };

/**
 * Creates the shop that was applied for and makes the applicant its owner, both or neither. It stays closed until its owner opens
 * it: it has no products yet, and only generated pictures.
 */
export async function approveApplication(by: LoggedOperator, id: number, locale: Locale): Promise<Application> {
  const drawn = await drawShopPictures(id);
  await transaction(async (tx) => {
    const application = await claimWaiting(tx, id);
    await recordPictures(tx, Object.values(drawn));
    const hashes = { avatarHash: drawn.avatar.hash, backHash: drawn.back.hash, streetHash: drawn.street.hash };
    const [shopId = 0] = await refuseTaken(openShops(tx, [shopOf(application, hashes)]));
    if (!(await makeMerchant(tx, application.accountId))) throw new Refusal('applicant_closed');
    await settleApplication(tx, application, { state: 'approved', shopId });
    const { name: subject, email } = application;
    await logOperatorAct(tx, by, { act: 'application_approved', subject, after: { shopId, email } });
  });
  return getAnyApplication(id, locale);
}

function shopOf(application: WaitingApplication, hashes: Hashes) {
  const { name, realName, categoryId, typeId, address, email, countryCode, phone, accountId } = application;
  return {
    ...hashes,
    name: { en: name },
    realName,
    categoryId,
    typeId,
    address,
    email,
    phone: `${countryCode} ${phone}`,
    paperHashes: application.pictureHashes,
    ownerId: accountId,
    isOpen: false,
  };
}
