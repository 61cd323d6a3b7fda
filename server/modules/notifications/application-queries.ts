import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { applications } from '#server/modules/applications/tables.ts';
import { shopCategories, shopTypes } from '#server/modules/shops/tables.ts';

/** An application to sell: the applicant, the category and the type of shop. */
export async function findApplication(tx: Transaction, id: number) {
  const [row] = await tx
    .select({
      name: applications.name,
      applicant: applications.realName,
      category: shopCategories.name,
      shopType: shopTypes.name,
    })
    .from(applications)
    .innerJoin(shopCategories, eq(shopCategories.id, applications.categoryId))
    .innerJoin(shopTypes, eq(shopTypes.id, applications.typeId))
    .where(eq(applications.id, id));
  return row ?? null;
}
