import { takeLock } from '#server/database/advisory-lock.ts';
import { transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { countHealth } from '#server/modules/insights/health/health-count-queries.ts';
import { countMallDay, markMallDay } from './count-mall-queries.ts';
import { countSeen } from './count-seen-queries.ts';
import { countSold } from './count-sold-queries.ts';
import { deleteOldMarks, endDays, takeDue } from './due-queries.ts';

const daysPerRun = 500;
/**
 * Counts the days of shops on which something has happened, and then those of the mall. Counted again, a day has the same figures: they are written and not
 * added. Each in its own transaction, which also says that it is done.
 */
export async function countDays(): Promise<void> {
  await transaction(endDays);
  for (let counted = 0; counted < daysPerRun; counted++) if (!(await countOne())) break;
  while (await transaction(countMallDay));
  await transaction(deleteOldMarks);
}

/** False when nothing is left to count. */
function countOne(): Promise<boolean> {
  return transaction(async (tx) => {
    const due = await takeDue(tx);
    if (!due) return false;
    // Two days of a shop are in the same sums of a month.
    await takeLock(tx, locks.insightDays, due.shopId);
    await countSeen(tx, due);
    await countSold(tx, due);
    await markMallDay(tx, due.day);
    return true;
  });
}

/** Counts what the scores of shops are computed from: time passes, and with it deadlines. */
export function countHealthOfShops(): Promise<void> {
  return transaction((tx) => countHealth(tx));
}
