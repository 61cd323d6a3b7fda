import type { ShopRow } from '#demo/data/shops-table.ts';
import type { DemoFreight } from './mall-types.ts';
import { randomFor } from './random.ts';

const selfFreeFromCents = 3_900; // as the advert on the home page promises
const markets = ['US', 'CN'];

/** What a shop charges for shipping: least at home, more to the large markets, most to the rest of the world, if it ships there. */
export function freightOf({ key, isSelf, categoryKey }: ShopRow): DemoFreight[] {
  const random = randomFor(`freight ${key}`);
  const home = random.pick(['US', 'CN', 'US', 'CN', 'FR', 'ES', 'TH']);
  const near = (country: string): DemoFreight => ({
    country,
    firstCents: random.between(3, 6) * 100 - 1,
    furtherCents: random.between(2, 4) * 25,
    freeFromCents: isSelf ? selfFreeFromCents : random.pick([3_900, 4_900, 5_900, 7_900]),
    daysFrom: 1,
    daysTo: random.between(2, 4),
  });
  const far = (country: string): DemoFreight => ({
    country,
    firstCents: random.between(8, 14) * 100 - 1,
    furtherCents: random.between(2, 4) * 100,
    freeFromCents: random.pick([9_900, 14_900]),
    daysFrom: random.between(4, 6),
    daysTo: random.between(8, 14),
  });
  const elsewhere: DemoFreight = {
    country: '*',
    firstCents: random.between(16, 25) * 100 - 1,
    furtherCents: random.between(5, 8) * 100,
    daysFrom: random.between(7, 10),
    daysTo: random.between(15, 28),
  };
  // The mall's own shops have a warehouse in each market. Fresh food is not shipped around the world.
  const isNear = (country: string) => country === home || isSelf;
  return [
    ...[...new Set([home, ...markets])].map((country) => (isNear(country) ? near(country) : far(country))),
    ...(categoryKey === 'fresh' ? [] : [elsewhere]),
  ];
}
