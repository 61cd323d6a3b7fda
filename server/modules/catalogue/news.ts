import { newsOfIds } from '#server/database/news.ts';

export const productsChanged = newsOfIds('catalogue.productsChanged');
