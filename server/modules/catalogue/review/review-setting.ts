import { database } from '#server/database/connection.ts';
import { getSite, setSite } from '#server/modules/content/index.ts';

/** Whether every publication waits for the platform. */
export async function getReviewSetting() {
  const { isReviewDemanded } = await getSite(database(), 'products');
  return { isDemanded: isReviewDemanded };
}

export async function setReviewSetting(isDemanded: boolean) {
  await setSite('products', { isReviewDemanded: isDemanded });
  return { isDemanded };
}
