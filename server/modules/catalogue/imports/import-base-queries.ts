import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import type { Asker } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { readLiveContents } from '#server/modules/catalogue/drafts/live-content.ts';
import { productDrafts, products } from '#server/modules/catalogue/tables.ts';

/** What a row of a file is about, as it is now: a published product, or a draft. */
export type Base = {
  productId: number | null;
  draftId: number | null;
  content: ProductContent;
  /** Why the platform has refused the draft, if it has. */
  refusal: string | null;
  /** By which one sees whether it has changed since. */
  print: string;
  /** Why it cannot be changed by a file. */
  blocked: 'has_draft' | 'in_review' | null;
};

type DraftRow = { id: number; state: string } & Pick<Base, 'productId' | 'content' | 'refusal'>;
type Numbered = { kind: 'product' | 'draft'; id: number };

/** "12" is a product, "D12" a draft. Null for anything else. */
export function readNumber(text: string): Numbered | null {
  const [, letter, digits] = /^(D?)(\d{1,9})$/i.exec(text.trim()) ?? [];
  return digits === undefined ? null : { kind: letter ? 'draft' : 'product', id: Number(digits) };
}

export const keyOf = ({ kind, id }: Numbered): string => `${kind === 'draft' ? 'D' : ''}${id}`;

/** Products of the shop by their numbers, those of drafts with a D before them. What is not the shop's is left out. */
export async function readBases(on: Asker, shopId: number, numbers: readonly string[]): Promise<Map<string, Base>> {
  const named = numbers.map(readNumber);
  const idsOf = (kind: 'product' | 'draft') => named.flatMap((number) => (number?.kind === kind ? number.id : []));
  const bases = new Map<string, Base>();
  const own = await statement<{ id: number; hasDraft: boolean }>(
    'products_to_import',
    sql`
    select p.id, exists (select 1 from ${productDrafts} d where d.product_id = p.id) as "hasDraft"
    from ${products} p where p.shop_id = ${shopId} and p.id = any(${sql.param(idsOf('product'))}::int[])`,
  ).rows(on);
  const contents = await readLiveContents(
    on,
    own.map(({ id }) => id),
  );
  for (const { id, hasDraft } of own) {
    const content = contents.get(id);
    if (!content) continue;
    const blocked = hasDraft ? 'has_draft' : null;
    bases.set(String(id), { productId: id, draftId: null, content, refusal: null, print: printOf(content), blocked });
  }
  const drafts = await statement<DraftRow>(
    'drafts_to_import',
    sql`
    select id, product_id as "productId", content, state, refusal_reason as refusal from ${productDrafts}
    where shop_id = ${shopId} and id = any(${sql.param(idsOf('draft'))}::int[])`,
  ).rows(on);
  for (const { id, productId, content, state, refusal } of drafts) {
    const blocked = state === 'in_review' ? 'in_review' : null;
    bases.set(`D${id}`, { productId, draftId: id, content, refusal, print: printOf(content), blocked });
  }
  return bases;
}

const printOf = (content: ProductContent) => createHash('md5').update(JSON.stringify(content)).digest('hex');
