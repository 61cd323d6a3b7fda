import { and, asc, count, eq, exists, inArray, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { Id, money } from '#contract/core/values.ts';
import {
  type getPlatformShop,
  type listPlatformShops,
  type PlatformShop,
  shopCountMax,
} from '#contract/shops/platform.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { inFull } from '#server/database/in-full.ts';
import { anyTextContains, textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { pictureColumns, picturesByHash, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { insightFigures } from '#server/modules/insights/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { getCommissionOf } from '#server/modules/shops/index.ts';
import { shopCategories, shopClosings, shopStaff, shops, shopTypes } from '#server/modules/shops/tables.ts';
import { listClosings } from './closing-queries.ts';

// The shops of the mall with their figures. Sums of 30 days come from the counted days, never from the orders themselves.

const lastDays = sql`f.part = 'all' and f.day > (mall_now() at time zone 'UTC')::date - 30`;
const summed = (figure: 'paid' | 'sales') =>
  sql`(select coalesce(sum(f.${sql.raw(figure)}), 0)::float8 from ${insightFigures} f where f.shop_id = ${shops.id} and ${lastDays})`.mapWith(
    Number,
  ) as SQL<number>;

const blocking = () =>
  database()
    .select({ one: sql`1` })
    .from(shopClosings)
    .where(and(eq(shopClosings.shopId, shops.id), isNull(shopClosings.liftedAt)));

const columns = (locale: Locale) => ({
  id: shops.id,
  name: textIn(shops.name, locale),
  avatar: pictureColumns,
  isOpen: shops.isOpen,
  isBlocked: sql<boolean>`${exists(blocking())}`,
  isSelf: shops.isSelf,
  isRecommended: shops.isRecommended,
  typeId: shops.typeId,
  typeName: textIn(shopTypes.name, locale),
  categoryId: shops.categoryId,
  categoryName: textIn(shopCategories.name, locale),
  ownerId: shops.ownerId,
  ownerName: accounts.nickname,
  ownerEmail: accounts.email,
  products: sql<number>`(select count(*)::int from ${products} p where p.shop_id = ${shops.id} and p.state = 'on_sale')`,
  orders: summed('paid'),
  sales: summed('sales'),
  ratingTenths: shops.ratingTenths,
  reviews: shops.reviewCount,
  followers: shops.followerCount,
  joinedAt: shops.joinedAt,
});

const shopsWhere = (where: SQL | undefined, locale: Locale) =>
  database()
    .select(columns(locale))
    .from(shops)
    .innerJoin(pictures, eq(pictures.hash, shops.avatarHash))
    .innerJoin(shopTypes, eq(shopTypes.id, shops.typeId))
    .innerJoin(shopCategories, eq(shopCategories.id, shops.categoryId))
    .leftJoin(accounts, eq(accounts.id, shops.ownerId))
    .where(where);

function shopValue(row: Awaited<ReturnType<typeof shopsWhere>>[number]): PlatformShop {
  const { avatar, isOpen, isBlocked, sales, ratingTenths, joinedAt, ...shop } = row;
  return {
    ...shop,
    avatar: pictureValue(avatar),
    state: isBlocked ? 'blocked' : isOpen ? 'open' : 'closed',
    sales: money(sales),
    starLevel: ratingTenths / 10,
    joinedAt: joinedAt.toISOString(),
  };
}

type Asked = z.output<typeof listPlatformShops.input>;

/** The shops by name, number, owner, state and type. */
export async function listShops(asked: Asked, locale: Locale): Promise<OutputOf<typeof listPlatformShops>> {
  const { page, limit } = asked;
  const isAsked = and(...filtersOf(asked));
  const [rows, [counted]] = await Promise.all([
    asked.sort === 'orders' ? listByOrders(asked, isAsked, locale) : listSorted(asked, isAsked, locale),
    database()
      .select({ total: count() })
      .from(database().select({ id: shops.id }).from(shops).where(isAsked).limit(shopCountMax).as('counted')),
  ]);
  return { list: rows.map(shopValue), total: counted?.total ?? 0, page, limit };
}

const listSorted = (asked: Asked, isAsked: SQL | undefined, locale: Locale) =>
  shopsWhere(isAsked, locale)
    .orderBy(...orderOf(asked))
    .limit(asked.limit)
    .offset((asked.page - 1) * asked.limit);

/** The figures of all shops are added up once, instead of shop by shop. */
async function listByOrders({ page, limit }: Asked, isAsked: SQL | undefined, locale: Locale) {
  const ranked = await statement<{ id: number }>(
    'shops_by_orders',
    sql`
    with sold as (select f.shop_id, sum(f.paid) as paid from ${insightFigures} f where ${lastDays} group by 1)
    select ${shops.id} as id from ${shops} left join sold on sold.shop_id = ${shops.id} where ${isAsked ?? sql`true`}
    order by coalesce(sold.paid, 0) desc, ${shops.id} desc limit ${limit} offset ${(page - 1) * limit}`,
  ).rows(database());
  const rows = await shopsWhere(
    inArray(
      shops.id,
      ranked.map(({ id }) => id),
    ),
    locale,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ranked.flatMap(({ id }) => byId.get(id) ?? []);
}

function filtersOf({ words, state, typeId, categoryId, isSelf }: Asked) {
  return [
    words ? isFoundBy(words) : undefined,
    state === undefined ? undefined : isInState(state),
    typeId ? eq(shops.typeId, typeId) : undefined,
    categoryId ? eq(shops.categoryId, categoryId) : undefined,
    isSelf === undefined ? undefined : eq(shops.isSelf, isSelf),
  ];
}

function isInState(state: PlatformShop['state']): SQL | undefined {
  if (state === 'open') return eq(shops.isOpen, true);
  return and(eq(shops.isOpen, false), state === 'blocked' ? exists(blocking()) : notExists(blocking()));
}

/** Part of the name in any language, the number, or the whole mail address of the owner. */
function isFoundBy(words: string): SQL | undefined {
  const id = Id.safeParse(words);
  const owners = sql`(select a.id from ${accounts} a where a.email = ${words.toLowerCase()} and a.user_type <> 'visitor')`;
  return or(
    anyTextContains(shops.name, words),
    id.success ? eq(shops.id, id.data) : undefined,
    words.includes('@') ? sql`${shops.ownerId} = any(array${owners})` : undefined,
  );
}

function orderOf({ sort = 'newest' }: Asked): SQL[] {
  if (sort === 'name') return [asc(textIn(shops.name, 'en')), asc(shops.id)];
  if (sort === 'rating') return [highestFirst(shops.ratingTenths), highestFirst(shops.id)];
  return [highestFirst(shops.joinedAt), highestFirst(shops.id)];
}

const runningMax = 10_000;

/** One shop with all that operators decide about it. */
export async function getShop(id: number, locale: Locale): Promise<OutputOf<typeof getPlatformShop>> {
  const [[row], [more], closings, commission] = await Promise.all([
    shopsWhere(eq(shops.id, id), locale),
    database()
      .select({
        realName: shops.realName,
        address: shops.address,
        phone: shops.phone,
        email: shops.email,
        papers: picturesByHash(shops.paperHashes),
        people: sql<number>`(select count(*)::int from ${shopStaff} s where s.shop_id = ${inFull(shops.id)})
          + (${shops.ownerId} is not null)::int`,
        running: sql<number>`(select count(*)::int from (
          select 1 from ${orders} o where o.shop_id = ${inFull(shops.id)} and o.status in ('paid', 'shipped') limit ${runningMax}) running)`,
      })
      .from(shops)
      .where(eq(shops.id, id)),
    listClosings(id),
    getCommissionOf(id),
  ]);
  if (!row || !more) throw new Refusal('shop_not_found');
  return { ...shopValue(row), ...more, papers: more.papers.map(pictureValue), closings, commission };
}
