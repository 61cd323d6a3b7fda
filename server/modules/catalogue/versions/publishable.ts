import { productProblems } from '#contract/catalogue/product-content.ts';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { assertBrand } from '#server/modules/catalogue/brands/brand-choice-queries.ts';
import { findMissingSpecs } from '#server/modules/catalogue/categories/category-spec-queries.ts';
import { assertShopPictures } from '#server/modules/catalogue/drafts/draft-pictures.ts';
import type { LockedDraft } from '#server/modules/catalogue/drafts/lock-draft.ts';
import { assertFreightTemplate } from '#server/modules/catalogue/freight-template-queries.ts';
import { assertCategory } from '#server/modules/catalogue/own-products/category-choice-queries.ts';

/** Refuses a draft that lacks something, or names what is not there or not the shop's, with its field. */
export async function assertPublishable(tx: Transaction, { shopId, content }: LockedDraft): Promise<void> {
  const [problem] = productProblems(content, await findMissingSpecs(tx, content));
  if (problem) throw new Refusal('bad_input', { field: problem.field });
  await assertCategory(tx, content.categoryId ?? 0);
  await assertBrand(tx, content.brandId);
  await assertFreightTemplate(tx, shopId, content.freightTemplateId);
  await assertShopPictures(tx, shopId, content);
}
