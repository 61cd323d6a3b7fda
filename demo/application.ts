import { asc } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { importRefused } from '#server/modules/applications/index.ts';
import { shops } from '#server/modules/shops/tables.ts';

/** A refused application of the demo's shopper, to show the reason and how to send it again. */
export async function addRefusedApplication(tx: Transaction, shopperId: number): Promise<void> {
  const [shop] = await tx.select().from(shops).orderBy(asc(shops.id)).limit(1);
  if (!shop) return;
  await importRefused(tx, {
    accountId: shopperId,
    name: 'Mia’s Tea Corner',
    realName: 'Mia Chen',
    countryCode: '+1',
    phone: '415 555 0132',
    email: 'shopper@demo.mall',
    categoryId: shop.categoryId,
    typeId: shop.typeId,
    keywords: 'tea,cups,gifts',
    country: 'US',
    address: '2450 Harrison Street\nSan Francisco, CA',
    pictureHashes: shop.paperHashes.length > 0 ? shop.paperHashes : [shop.avatarHash],
    reason: 'The business licence cannot be read: please upload a sharper picture, with all four corners in it.',
    daysAgo: 12,
  });
}
