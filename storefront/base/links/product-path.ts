/** Where every product of the mall is listed. */
export const allProductsPath = '/goods/goods_search';

export function productPath(id: number): string {
  return `/goods_detail/${id}`;
}
