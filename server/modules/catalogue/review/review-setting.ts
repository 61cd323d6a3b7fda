import { database, transaction } from '#server/database/connection.ts';
import { getSite, setSite } from '#server/modules/content/index.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';

/** Whether every publication waits for the platform. */
export async function getReviewSetting() {
  const { isReviewDemanded } = await getSite(database(), 'products');
  return { isDemanded: isReviewDemanded };
}

export function setReviewSetting(by: LoggedOperator, isDemanded: boolean) {
  return transaction(async (tx) => {
    const before = await getSite(tx, 'products');
    const after = { isReviewDemanded: isDemanded };
    await setSite('products', after, tx);
    await logOperatorAct(tx, by, { act: 'product_review_changed', subject: 'products', before, after });
    return { isDemanded };
  });
}
