import { getTableName } from 'drizzle-orm';
import type pg from 'pg';
import { copyRows } from '#server/database/copy-rows.ts';
import { tierSizes } from '#server/modules/search/language/tokens.ts';
import { scoreOf } from '#server/modules/search/matching/score.ts';
import { tierOf } from '#server/modules/search/matching/tiers.ts';
import { searchWords } from '#server/modules/search/tables.ts';
import { documentMaker } from './scale-documents.ts';
import { readNumbering, writeNumbering } from './scale-numbering.ts';
import { addShops, readPlaces } from './scale-places.ts';
import { keywordsFor, scaleProduct } from './scale-products.ts';
import { addLines, factsOf, noLines, type ScaleTable, scaleTables } from './scale-rows.ts';
import type { ScaleShop } from './scale-shops.ts';

const batchSize = 4_000;
const shopsPerProduct = 1 / 500;
const shopsMax = 2_000;

type Say = (what: string, share: number) => void;

/** Adds products to a demo mall by COPY, all of them or none: a million in a few minutes. */
export async function scaleMall(client: pg.ClientBase, productCount: number, say: Say): Promise<void> {
  await client.query('begin');
  try {
    await client.query(
      "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local maintenance_work_mem = '512MB'",
    );
    // The rows refer only to rows that exist, so foreign keys need not be checked for each of them.
    await client.query('savepoint trust');
    await client.query('set local session_replication_role = replica').catch(() => client.query('rollback to trust'));
    const restoreIndexes = await dropIndexes(client);
    const shops = await addShops(client, Math.min(shopsMax, Math.ceil(productCount * shopsPerProduct)));
    await addProducts(client, productCount, shops, say);
    await restoreIndexes(say);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Rows are copied much faster without indexes, which are rebuilt afterwards. */
async function dropIndexes(client: pg.ClientBase): Promise<(say: Say) => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = any($1::regclass[]) and not i.indisprimary
       and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [[...Object.values(scaleTables), searchWords].map((table) => getTableName(table))],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return async (say) => {
    for (const [at, { name, definition }] of rows.entries()) {
      say(`index ${name}`, at / rows.length);
      await client.query(definition);
    }
  };
}

async function addProducts(client: pg.ClientBase, count: number, shops: readonly ScaleShop[], say: Say): Promise<void> {
  const places = await readPlaces(client);
  const numbering = await readNumbering(client);
  const documentOf = documentMaker(numbering, (key) => places.get(key)?.path ?? []);
  const { rows } = await client.query<{ id: number }>('select coalesce(max(id), 0) + 1 as id from products');
  const firstId = rows[0]?.id ?? 1;
  const starts = tierStarts(firstId, count, shops);
  const now = Date.now();
  for (let from = 0; from < count; from += batchSize) {
    const lines = noLines();
    for (let at = from; at < Math.min(count, from + batchSize); at++) {
      const id = firstId + at;
      const product = scaleProduct(id, shops);
      const place = places.get(product.kind.categoryKey);
      if (!place) throw new Error(`no category ${product.kind.categoryKey}`);
      const facts = factsOf(product, id, place.path[0] ?? 0, keywordsFor(product), now);
      const document = documentOf(product, facts);
      const pictureHash = place.pictures[id % place.pictures.length] ?? '';
      addLines(lines, product, facts, document, { pictureHash, tier: tierOf(document.score, starts) });
    }
    for (const [name, table] of Object.entries(scaleTables)) {
      const { columns, rows } = lines[name as ScaleTable];
      if (columns) await copyRows(client, `copy ${getTableName(table)} (${columns}) from stdin`, rows);
    }
    say('products', Math.min(1, (from + batchSize) / count));
  }
  await client.query("select setval(pg_get_serial_sequence('products', 'id'), (select max(id) from products))");
  await writeNumbering(client, numbering);
}

/** The lowest score of each tier, so that documents are written into the right tier directly. */
function tierStarts(firstId: number, count: number, shops: readonly ScaleShop[]) {
  const scores = new Float32Array(count);
  for (let at = 0; at < count; at++) {
    const { sales, scores: given } = scaleProduct(firstId + at, shops);
    scores[at] = scoreOf({ sales, ratingSum: given.reduce((sum, score) => sum + score, 0), ratingCount: given.length });
  }
  scores.sort();
  let before = 0;
  return tierSizes.map((size, tier) => {
    before += size;
    return { tier, fromScore: scores[count - 1 - before] ?? Number.NEGATIVE_INFINITY };
  });
}
