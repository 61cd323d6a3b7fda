export { addLines, type NewLine } from './add-lines.ts';
export { removeOrdered } from './delete-lines.ts';
export { forgetOldCarts } from './forget-old-carts.ts';
export { findCartLines } from './queries.ts';
