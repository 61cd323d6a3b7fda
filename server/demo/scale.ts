import type pg from 'pg';
import { copyRows, copyValue } from '#server/database/copy-rows.ts';
import { specKey } from '#server/modules/search/number-words.ts';
import { scoreOf } from '#server/modules/search/score.ts';
import type { SpecValue } from '#server/modules/search/source-queries.ts';
import { tierOf } from '#server/modules/search/tiers.ts';
import { tierSizes } from '#server/modules/search/tokens.ts';
import { leafKey } from './categories.ts';
import { departments } from './departments/index.ts';
import { documentMaker, type Numbering } from './scale-documents.ts';
import { keywordsFor, scaleGoods } from './scale-goods.ts';
import { addLines, factsOf, noLines, type ScaleTable, scaleTables } from './scale-rows.ts';
import { type ScaleShop, scaleShops } from './scale-shops.ts';

const atOnce = 4_000;
const shopsPerGoods = 1 / 500;
const shopsMax = 2_000;

type Say = (what: string, share: number) => void;

/** Adds goods to a demo mall by COPY, all of them or none: a million in a few minutes. */
export async function scaleMall(client: pg.ClientBase, goodsCount: number, say: Say): Promise<void> {
  await client.query('begin');
  try {
    await client.query(
      "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local maintenance_work_mem = '512MB'",
    );
    // What is written refers only to what is there, so the database need not look every row up again.
    await client.query('savepoint trust');
    await client.query('set local session_replication_role = replica').catch(() => client.query('rollback to trust'));
    const restoreIndexes = await dropIndexes(client);
    const shops = await addShops(client, Math.min(shopsMax, Math.ceil(goodsCount * shopsPerGoods)));
    await addGoods(client, goodsCount, shops, say);
    await restoreIndexes(say);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Rows come in much faster without indexes, which are then built at once. */
async function dropIndexes(client: pg.ClientBase): Promise<(say: Say) => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = any($1::regclass[]) and not i.indisprimary
       and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [[...Object.keys(scaleTables), 'search_words']],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return async (say) => {
    for (const [at, { name, definition }] of rows.entries()) {
      say(`index ${name}`, at / rows.length);
      await client.query(definition);
    }
  };
}

/** Shops like those of the demo mall, with their pictures. Those of an earlier run are used again. */
async function addShops(client: pg.ClientBase, count: number): Promise<ScaleShop[]> {
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

async function addGoods(client: pg.ClientBase, count: number, shops: readonly ScaleShop[], say: Say): Promise<void> {
  const places = await readPlaces(client);
  const numbering = await readNumbering(client);
  const documentOf = documentMaker(numbering, (key) => places.get(key)?.path ?? []);
  const { rows } = await client.query<{ id: number }>('select coalesce(max(id), 0) + 1 as id from products');
  const firstId = rows[0]?.id ?? 1;
  const starts = tierStarts(firstId, count, shops);
  const now = Date.now();
  for (let from = 0; from < count; from += atOnce) {
    const lines = noLines();
    for (let at = from; at < Math.min(count, from + atOnce); at++) {
      const id = firstId + at;
      const goods = scaleGoods(id, shops);
      const place = places.get(goods.kind.categoryKey);
      if (!place) throw new Error(`no category ${goods.kind.categoryKey}`);
      const facts = factsOf(goods, id, place.path[0] ?? 0, keywordsFor(goods), now);
      const document = documentOf(goods, facts);
      const pictureHash = place.pictures[id % place.pictures.length] ?? '';
      addLines(lines, goods, facts, document, { pictureHash, tier: tierOf(document.score, starts) });
    }
    for (const [table, columns] of Object.entries(scaleTables))
      await copyRows(client, `copy ${table} (${columns}) from stdin`, lines[table as ScaleTable]);
    say('goods', Math.min(1, (from + atOnce) / count));
  }
  await client.query("select setval(pg_get_serial_sequence('products', 'id'), (select max(id) from products))");
  await writeNumbering(client, numbering);
}

/** Each leaf with the ids of itself and those above it, and the pictures of its goods. */
async function readPlaces(client: pg.ClientBase): Promise<Map<string, { path: number[]; pictures: string[] }>> {
  const { rows } = await client.query<{ path: number[]; names: string[]; pictures: string[] }>(
    `select array[leaf.id, mid.id, root.id] as path, array[root.name, leaf.name] as names,
       array(select distinct picture_hash from (select picture_hash from products where category_id = leaf.id order by id limit 200) goods) as pictures
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

async function readNumbering(client: pg.ClientBase): Promise<Numbering> {
  const words = await client.query<{ id: number; word: string; shown: string; documents: number }>(
    'select * from search_words',
  );
  const specs = await client.query<SpecValue & { id: number }>(
    'select id, name, cn_name as "cnName", value, cn_value as "cnValue" from search_specs',
  );
  const marks = await client.query<{ mark: number; documents: number }>('select * from search_marks');
  return {
    words: new Map(words.rows.map(({ word, ...numbered }) => [word, numbered])),
    specs: new Map(specs.rows.map(({ id, ...spec }) => [specKey(spec), { id, spec, isNew: false }])),
    marks: new Map(marks.rows.map(({ mark, documents }) => [mark, documents])),
  };
}

async function writeNumbering(client: pg.ClientBase, { words, specs, marks }: Numbering): Promise<void> {
  const lines = <Item>(items: Iterable<Item>, values: (item: Item) => Parameters<typeof copyValue>[0][]) =>
    Array.from(items, (item) => `${values(item).map(copyValue).join('\t')}\n`);
  await client.query('delete from search_words; delete from search_marks');
  await copyRows(
    client,
    'copy search_words (id, word, shown, documents) from stdin',
    lines(words, ([word, { id, shown, documents }]) => [id, word, shown, documents]),
  );
  await copyRows(
    client,
    'copy search_marks (mark, documents) from stdin',
    lines(marks, ([mark, documents]) => [mark, documents]),
  );
  const fresh = [...specs.values()].filter(({ isNew }) => isNew);
  await copyRows(
    client,
    'copy search_specs (id, name, cn_name, value, cn_value) from stdin',
    lines(fresh, ({ id, spec }) => [id, spec.name, spec.cnName, spec.value, spec.cnValue]),
  );
  for (const table of ['search_words', 'search_specs'])
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
}

/** From which score on the tiers begin, so that documents are written into the right one at once. */
function tierStarts(firstId: number, count: number, shops: readonly ScaleShop[]) {
  const scores = new Float32Array(count);
  for (let at = 0; at < count; at++) {
    const { sales, scores: given } = scaleGoods(firstId + at, shops);
    scores[at] = scoreOf({ sales, ratingSum: given.reduce((sum, score) => sum + score, 0), ratingCount: given.length });
  }
  scores.sort();
  let before = 0;
  return tierSizes.map((size, tier) => {
    before += size;
    return { tier, fromScore: scores[count - 1 - before] ?? Number.NEGATIVE_INFINITY };
  });
}
