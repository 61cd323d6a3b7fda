import type pg from 'pg';
import { leafKey } from '#demo/data/categories.ts';
import { departments } from '#demo/data/departments/index.ts';
import { type ScaleShop, scaleShops } from './scale-shops.ts';

/** Shops like those of the demo mall, with their pictures. Shops of an earlier run are used again. */
export async function addShops(client: pg.ClientBase, count: number): Promise<ScaleShop[]> {
  const { rows: last } = await client.query<{ id: number }>(
    "select nextval(pg_get_serial_sequence('shops', 'id'))::int as id",
  );
  const shops = scaleShops(count, last[0]?.id ?? 1);
  const { rows: known } = await client.query<{ id: number; name: string }>(
    'select id, name from shops where name = any($1)',
    [shops.map(({ name }) => name)],
  );
  const idOf = new Map(known.map(({ id, name }) => [name, id]));
  const fresh = shops.filter(({ name }) => !idOf.has(name));
  const column = <Value>(value: (shop: ScaleShop) => Value) => fresh.map(value);
  await client.query(
    `insert into shops (id, name, cn_name, type_id, category_id, avatar_hash, back_hash, street_hash, rating_tenths, follower_count, is_self, email, joined_at)
     overriding system value
     select given.id, given.name, given.cn_name, s.type_id, s.category_id, s.avatar_hash, s.back_hash, s.street_hash, given.rating, given.followers, given.is_self,
       'hello@scale.example', now() - make_interval(days => given.days)
     from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[], $7::boolean[], $8::int[]) given (id, name, cn_name, email, rating, followers, is_self, days)
     join shops s on s.email = given.email`,
    [
      column(({ id }) => id),
      column(({ name }) => name),
      column(({ cnName }) => cnName),
      column(({ like }) => `hello@${like}.example`),
      column(({ rating }) => rating),
      column(({ followers }) => followers),
      column(({ isSelf }) => isSelf),
      column(({ daysAgo }) => daysAgo),
    ],
  );
  await client.query("select setval(pg_get_serial_sequence('shops', 'id'), (select max(id) from shops))");
  return shops.map((shop) => ({ ...shop, id: idOf.get(shop.name) ?? shop.id }));
}

/** Each leaf with the ids of itself and those above it, and the pictures of its products. */
export async function readPlaces(client: pg.ClientBase): Promise<Map<string, { path: number[]; pictures: string[] }>> {
  const { rows } = await client.query<{ path: number[]; names: string[]; pictures: string[] }>(
    `select array[leaf.id, mid.id, root.id] as path, array[root.name, leaf.name] as names,
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
