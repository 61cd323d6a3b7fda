import { z } from 'zod';
import { textsOf } from '#contract/catalogue/product-content.ts';
import { event, eventOfIds } from '#server/database/events.ts';

/** Variants of these products cost less or are back in stock. The database publishes it when a shopper waits for them. */
export const offersImproved = eventOfIds('catalogue.offersImproved');

/** These shops have another low-stock level for all their variants that have none of their own. */
export const lowStockDefaultSet = eventOfIds('catalogue.lowStockDefaultSet');

/**
 * The stock of a variant was fine and is low or out now. The database publishes it when a webhook of the shop waits for it (see the
 * migration `integrations`).
 */
export const stockLow = event(
  'catalogue.stockLow',
  z.object({
    shopId: z.int(),
    productId: z.int(),
    skuId: z.int(),
    code: z.string(),
    available: z.int(),
    lowAt: z.int(),
    at: z.iso.datetime(),
  }),
);

export const productsChanged = eventOfIds('catalogue.productsChanged');

/** What the platform can decide about a product. */
export const productDecisions = ['approved', 'refused', 'forced_down', 'lifted'] as const;

/** The platform has decided about a product. The payload has all that is sent to its shop, since the draft may be gone or changed at once. */
export const productDecided = event(
  'catalogue.productDecided',
  z.object({
    decision: z.enum(productDecisions),
    shopId: z.int(),
    productId: z.int().nullable(),
    draftId: z.int().nullable(),
    name: textsOf(10_000), // names of imported products may be long
    reason: z.string().nullable(),
    decidedAt: z.iso.datetime(),
  }),
);

/** What the platform can decide about a product that a shop has signed up for a flash sale. */
export const flashDecisions = ['accepted', 'refused', 'cancelled'] as const;

/** The platform has decided about such a product, or cancelled the sale. The payload has all that is sent to its shop. */
export const flashSignUpDecided = event(
  'catalogue.flashSignUpDecided',
  z.object({
    decision: z.enum(flashDecisions),
    shopId: z.int(),
    signUpId: z.int(),
    saleId: z.int(),
    sale: textsOf(10_000),
    product: textsOf(10_000),
    reason: z.string().nullable(),
    decidedAt: z.iso.datetime(),
  }),
);
