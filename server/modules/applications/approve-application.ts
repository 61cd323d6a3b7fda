import type { ReviewedApplication } from '#contract/applications/platform.ts';
import type { Locale } from '#contract/core/languages.ts';
import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { drawShopPictures, recordPictures } from '#server/modules/content/index.ts';
import { makeMerchant } from '#server/modules/identity/index.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { openShops } from '#server/modules/shops/index.ts';
import { type Decided, settleApplication, type WaitingApplication } from './decide.ts';
import { claimWithKinds } from './kinds/offered-kinds.ts';
import { refuseTaken } from './refuse-taken.ts';
import { getAnyApplication } from './review-queries.ts';

type Hashes = { avatarHash: string; backHash: string; streetHash: string };

/**
 * Creates the shop that was applied for and makes the applicant its owner, both or neither. It stays closed until its owner opens
 * it: it has no products yet, and only generated pictures.
 */
export async function approveApplication(
  by: LoggedOperator,
  asked: Decided,
  locale: Locale,
): Promise<ReviewedApplication> {
  const drawn = await drawShopPictures(asked.id);
  await transaction(async (tx) => {
    const application = await claimWithKinds(tx, asked);
    await recordPictures(tx, Object.values(drawn));
    const hashes = { avatarHash: drawn.avatar.hash, backHash: drawn.back.hash, streetHash: drawn.street.hash };
    const [shopId = 0] = await refuseTaken(openShops(tx, [shopOf(application, hashes)]));
    if (!(await makeMerchant(tx, application.accountId))) throw new Refusal('applicant_closed');
    await settleApplication(tx, application, { state: 'approved', shopId }, by?.session.accountId ?? null);
    const { name: subject, email } = application;
    await logOperatorAct(tx, by, { act: 'application_approved', subject, after: { shopId, email } });
  });
  return getAnyApplication(asked.id, locale);
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
