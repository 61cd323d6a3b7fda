/** Where all recently viewed products are listed. */
export const viewedPath = '/goods/viewed_list';
