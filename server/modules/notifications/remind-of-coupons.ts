import { database, transaction } from '#server/database/connection.ts';
import { listEndingCoupons } from './coupon-queries.ts';
import { dateFact, nameFact } from './facts.ts';
import { notify } from './notify.ts';

const batchSize = 200;

/** Notifies owners of unused coupons that these end within two days, once each. */
export async function remindOfCoupons(): Promise<void> {
  let after = 0;
  for (;;) {
    const ending = await listEndingCoupons(database(), after, batchSize);
    for (const { id, name, endsAt, endsAtSeconds, reader } of ending)
      await transaction((tx) =>
        notify(tx, reader, {
          ...{ kind: 'couponEnding', cause: `${id}:${endsAtSeconds}`, link: '/users/coupon_list' },
          values: { coupon: nameFact(name), end: dateFact(endsAt) },
        }),
      );
    const last = ending.at(-1);
    if (!last || ending.length < batchSize) return;
    after = last.id;
  }
}
