import { asc } from 'drizzle-orm';
import type { AddressInput } from '#contract/identity/shopper-addresses.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { importReceived, spendCoupons } from '#server/modules/coupons/index.ts';
import { coupons } from '#server/modules/coupons/tables.ts';
import { addAddress } from '#server/modules/identity/index.ts';
import { grantPoints } from '#server/modules/points/index.ts';
import { addRefusedApplication } from './application.ts';
import { generalCoupons } from './coupons.ts';

const welcomePoints = 8_000;

const addresses: AddressInput[] = [
  {
    realName: 'มีอา เฉิน',
    email: '',
    countryCode: '+66',
    phone: '81 234 5678',
    country: 'TH',
    detail: '88/12 ซอยสุขุมวิท 31 แขวงคลองตันเหนือ เขตวัฒนา กรุงเทพมหานคร',
    postCode: '10110',
    isDefault: false,
  },
  {
    realName: '陈米娅',
    email: '',
    countryCode: '+86',
    phone: '13800000001',
    country: 'CN',
    detail: '上海市静安区南京西路 1266 号 2 幢 1502 室',
    postCode: '200040',
    isDefault: false,
  },
  {
    realName: 'Mia Chen',
    email: 'shopper@demo.mall',
    countryCode: '+1',
    phone: '415 555 0132',
    country: 'US',
    detail: '2450 Harrison Street, Apt 4B\nSan Francisco, CA',
    postCode: '94110',
    isDefault: true,
  },
];

/** The shopper's coupons: one expired, one spent, and a few of every scope to spend. */
const received: { key: string; daysAgo: number; isSpent?: boolean }[] = [
  { key: 'just-because', daysAgo: 9 },
  { key: 'welcome', daysAgo: 6, isSpent: true },
  { key: 'anything-25', daysAgo: 1 },
  { key: 'anything-8', daysAgo: 1 },
];
const receivedScopes = ['shop', 'category', 'product'] as const;

/** Gives the demo's shopper addresses, points and coupons, only once, so that later changes are not overwritten. */
export async function addDemoBelongings(shopperId: number): Promise<void> {
  await transaction(async (tx) => {
    if (!(await grantPoints(tx, shopperId, welcomePoints, 'demo:welcome'))) return;
    for (const address of addresses) await addAddress(tx, shopperId, address);
    await receiveSome(tx, shopperId);
    await addRefusedApplication(tx, shopperId);
  });
}

async function receiveSome(tx: Transaction, shopperId: number): Promise<void> {
  const existing = await tx
    .select({ id: coupons.id, name: coupons.name, scope: coupons.scope })
    .from(coupons)
    .orderBy(asc(coupons.id));
  for (const { key, daysAgo, isSpent } of received) {
    const name = generalCoupons.find((coupon) => coupon.key === key)?.name;
    const coupon = existing.find((candidate) => candidate.name.en === name?.en);
    const id = coupon && (await importReceived(tx, shopperId, coupon.id, daysAgo));
    if (id && isSpent) await spendCoupons(tx, shopperId, [id], 'demo');
  }
  for (const scope of receivedScopes) {
    const coupon = existing.find((candidate) => candidate.scope === scope);
    if (coupon) await importReceived(tx, shopperId, coupon.id, 0);
  }
}
