import { z } from 'zod';
import { quantityMax } from '#contract/catalogue/shopper-product.ts';

/** How many units of a variant can be in a line of a cart or a draft. By itself, so that checkouts are known without carts. */
export const Quantity = z.int().min(1).max(quantityMax);
