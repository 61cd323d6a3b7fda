import type pg from 'pg';
import { leafKey } from '#demo/data/categories.ts';
import { departments } from '#demo/data/departments/index.ts';
import { allColumnsOf, recordOf } from '#server/database/columns.ts';
import { freightRules, shops as shopTable } from '#server/modules/shops/tables.ts';
import { type ScaleShop, scaleShops } from './scale-shops.ts';

/** Shops like those of the demo mall, with their pictures and freight. Shops of an earlier run are used again. */
export async function addShops(client: pg.ClientBase, count: number): Promise<ScaleShop[]> {
  const { rows: last } = await client.query<{ id: number }>(
    "select nextval(pg_get_serial_sequence('shops', 'id'))::int as id",
  );
  const shops = scaleShops(count, last[0]?.id ?? 1);
  const { rows: known } = await client.query<{ id: number; name: string }>(
    "select id, name ->> 'en' as name from shops where name ->> 'en' = any($1)",
    [shops.map(({ name }) => name.en)],
  );
  const idOf = new Map(known.map(({ id, name }) => [name, id]));
  const fresh = shops.filter(({ name }) => !idOf.has(name.en));
  // Its own columns are those of the record; it borrows the others from the shop that it is like.
  const records = fresh.map(({ id, name, rating, followers, isSelf, daysAgo, like }) => ({
    like: `hello@${like}.example`,
    own: {
      id,
      ...recordOf(shopTable, {
        name,
        ratingTenths: rating,
        followerCount: followers,
        isSelf,
        email: 'hello@scale.example',
        joinedAt: new Date(Date.now() - daysAgo * 86_400_000),
      }),
    },
  }));
  const own = Object.keys(records[0]?.own ?? {});
  const borrowed = ['type_id', 'category_id', 'avatar_hash', 'back_hash', 'street_hash'];
  if (records.length > 0) {
    await client.query(
      `insert into shops (${[...own, ...borrowed]}) overriding system value
     select ${[...own.map((name) => `own.${name}`), ...borrowed.map((name) => `s.${name}`)]}
     from jsonb_to_recordset($1::jsonb) given ("like" text, own jsonb)
     join shops s on s.email = given.like, jsonb_populate_record(null::shops, given.own) own`,
      [JSON.stringify(records)],
    );
    await client.query(
      `insert into freight_templates (shop_id, name, is_default) select (given.own ->> 'id')::int, t.name, t.is_default
     from jsonb_to_recordset($1::jsonb) given ("like" text, own jsonb)
     join shops s on s.email = given.like join freight_templates t on t.shop_id = s.id`,
      [JSON.stringify(records)],
    );
    const terms = Object.keys(allColumnsOf(freightRules)).filter((column) => column !== 'template_id');
    await client.query(
      `insert into freight_rules (template_id, ${terms}) select own.id, ${terms.map((column) => `r.${column}`)}
     from jsonb_to_recordset($1::jsonb) given ("like" text, own jsonb)
     join shops s on s.email = given.like join freight_templates t on t.shop_id = s.id join freight_rules r on r.template_id = t.id
     join freight_templates own on own.shop_id = (given.own ->> 'id')::int and own.name = t.name`,
      [JSON.stringify(records)],
    );
  }
  await client.query("select setval(pg_get_serial_sequence('shops', 'id'), (select max(id) from shops))");
  const brandIds = await addBrands(client, shops);
  return shops.map((shop) => ({
    ...shop,
    id: idOf.get(shop.name.en) ?? shop.id,
    brandId: brandIds.get(shop.brand.en) ?? null,
  }));
}

/** The brand of each shop, by its English name. Those of an earlier run are used again. */
async function addBrands(client: pg.ClientBase, shops: readonly ScaleShop[]): Promise<Map<string, number>> {
  const names = JSON.stringify(shops.map(({ brand }) => brand));
  await client.query(
    'insert into brands (name) select name from jsonb_array_elements($1::jsonb) given (name) on conflict do nothing',
    [names],
  );
  const { rows } = await client.query<{ id: number; name: string }>(
    "select id, name ->> 'en' as name from brands where name ->> 'en' = any($1)",
    [shops.map(({ brand }) => brand.en)],
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Each leaf with the ids of itself and those above it, and the pictures of its products. */
export async function readPlaces(client: pg.ClientBase): Promise<Map<string, { path: number[]; pictures: string[] }>> {
  const { rows } = await client.query<{ path: number[]; names: string[]; pictures: string[] }>(
    `select array[leaf.id, mid.id, root.id] as path, array[root.name ->> 'en', leaf.name ->> 'en'] as names,
       array(select distinct picture_hash from (select picture_hash from products where category_id = leaf.id order by id limit 200) p) as pictures
     from categories leaf join categories mid on mid.id = leaf.parent_id join categories root on root.id = mid.parent_id`,
  );
  const byNames = new Map(rows.map(({ names, ...place }) => [names.join('\n'), place]));
  return new Map(
    departments.flatMap((department) =>
      department.groups.flatMap((group) =>
        group.leaves.flatMap((leaf) => {
          const place = byNames.get([department.name.en, leaf.name.en].join('\n'));
          return place ? [[leafKey(department, leaf), place] as const] : [];
        }),
      ),
    ),
  );
}
