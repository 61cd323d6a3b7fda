export { addLines, type NewLine } from './add-lines.ts';
export { deleteCartOf } from './delete-cart-of.ts';
export { removeOrdered } from './delete-lines.ts';
export { deleteOldCarts } from './delete-old-carts.ts';
export { addedToCart } from './events.ts';
export { findCartLines } from './queries.ts';
