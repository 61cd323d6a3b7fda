import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { type Person, someone } from '#tests/support/accounts/accounts.ts';
import { anApplicationInput, aWaitingApplication } from '#tests/support/accounts/applicants.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

// A mall from before pictures had owners: everything was public and belonged to nobody.

const mall = openMallUnderTest();
const migration = readFileSync(new URL('../../../migrations/0010_private_pictures.sql', import.meta.url), 'utf8');
/** What the migration does with the rows that are there: it follows what it does with the tables. */
const withRows = migration.slice(migration.indexOf('UPDATE pictures')).split('--> statement-breakpoint');
let small: SmallMall;
let person: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  person = await someone();
});

async function aStored(): Promise<string> {
  const hash = randomBytes(16).toString('hex');
  await mall.pool.query("insert into pictures (hash, width, height, colour, bytes) values ($1, 4, 3, '#336699', 100)", [
    hash,
  ]);
  return hash;
}

const isPublic = async (hash: string) =>
  (await mall.pool.query('select is_public from pictures where hash = $1', [hash])).rows[0].is_public;

test('papers, drafts and unused uploads become private and belong to who sent them; what is shown stays public', async () => {
  const [paper, drafted, avatar, described, unused] = [
    await aStored(),
    await aStored(),
    await aStored(),
    await aStored(),
    await aStored(),
  ];
  await aWaitingApplication(mall, { ...anApplicationInput(small), qualificationPicture: [`/media/${paper}`] }, person);
  await mall.pool.query('insert into application_drafts values ($1, $2, now())', [
    person.accountId,
    { name: 'Tea', qualificationPicture: [`/media/${drafted}`, `/media/${'0'.repeat(32)}`] },
  ]);
  await mall.pool.query('update accounts set avatar_hash = $2 where id = $1', [person.accountId, avatar]);
  await mall.pool.query(
    `drop table product_texts;
     create table product_texts (product_id int, content_html text not null, cn_content_html text not null);
     alter table shops add column banner_hashes char(32)[] not null default '{}'`,
  );
  await mall.pool.query('insert into product_texts values ($2, $1, $1)', [
    `<img src="/media/${described}/640" alt="">`,
    small.productIds[0],
  ]);
  await mall.pool.query('update pictures set is_public = false');
  await mall.pool.query('delete from picture_owners');

  for (const statement of withRows) await mall.pool.query(statement);

  const hashes = { paper, drafted, unused, avatar, described, shown: small.pictureHash, red: small.redHash };
  const seen = await Promise.all(Object.entries(hashes).map(async ([name, hash]) => [name, await isPublic(hash)]));
  expect(Object.fromEntries(seen)).toEqual({
    paper: false,
    drafted: false,
    unused: false,
    avatar: true,
    described: true,
    shown: true,
    red: true,
  });
  const { rows } = await mall.pool.query('select account_id, hash from picture_owners');
  expect(rows.map(({ account_id, hash }) => [account_id, hash]).sort()).toEqual(
    [paper, drafted, avatar].map((hash) => [person.accountId, hash]).sort(),
  );
});

/** Columns that came after the migration: they named no picture when it ran. */
const later = [
  ...['shop_pictures.hash', 'product_options.picture_hash', 'payouts.proof_hash', 'brands.logo_hash'],
  'chat_messages.picture_hash',
];

test('every column that names a picture everybody sees is known to the migration', async () => {
  const { rows } = await mall.pool.query(
    `select conrelid::regclass::text || '.' || attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where confrelid = 'pictures'::regclass and contype = 'f' and conrelid <> 'picture_owners'::regclass`,
  );
  const missing = rows.filter(({ name }) => {
    if (later.includes(name)) return false;
    const [table, column] = name.split('.');
    return !new RegExp(`SELECT ${column} FROM ${table}\\b`).test(migration);
  });
  expect(missing).toEqual([]);
});
