import { expect, test } from 'vitest';
import type { Product } from '#contract/catalogue/shopper-product.ts';
import { money } from '#contract/core/values.ts';
import { productMeta } from './product-meta.ts';

const picture = { url: `/media/${'a'.repeat(32)}`, width: 640, height: 640, colour: '#ffffff' };
const sku = {
  id: 1,
  values: ['S'],
  price: money(1_999),
  originalPrice: money(2_999),
  isBargain: false,
  stock: 0,
  image: null,
};
const product: Product = {
  id: 7,
  name: 'Cup </script><script>alert(1)</script>',
  summary: ['Keeps warm', 'Does not leak'],
  pictures: [{ ...picture, alt: '' }],
  price: money(1_999),
  originalPrice: money(2_999),
  sales: 3,
  unit: 'piece',
  limitPerBuyer: null,
  isOnSale: true,
  options: [],
  skus: [sku, { ...sku, id: 2, price: money(2_505), stock: 4 }],
  specs: [],
  details: [],
  content: '',
  path: [
    { id: 1, name: 'Home' },
    { id: 3, name: 'Cups' },
  ],
  brand: { id: 9, name: 'Kettlewood', logo: { ...picture, url: `/media/${'b'.repeat(32)}` } },
  shop: {
    id: 2,
    name: 'Mall Own',
    avatar: picture,
    isSelf: true,
    holiday: null,
    typeName: 'Flagship',
    starLevel: 4.7,
    qualityScore: 0,
    serviceScore: 0,
    followers: 7,
    productCount: 2,
  },
  flash: null,
  bargain: null,
  guarantees: [],
  rating: { average: 4.7, count: 3 },
};
const around = { siteName: 'Galleria', publicUrl: 'https://mall.example', currency: 'EUR', locale: 'th' } as const;

const factsOf = (of: Product) =>
  productMeta(of, around).flatMap((entry) => ('script:ld+json' in entry ? [entry['script:ld+json']] : []));

test('search engines read prices from the lowest on, stock, rating, and the way to it', () => {
  expect(factsOf(product)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      url: 'https://mall.example/th/goods_detail/7',
      image: [`https://mall.example${picture.url}/1200`],
      description: 'Keeps warm. Does not leak',
      category: 'Home > Cups',
      brand: { '@type': 'Brand', name: 'Kettlewood', logo: `https://mall.example/media/${'b'.repeat(32)}/1200` },
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'EUR',
        lowPrice: '19.99',
        highPrice: '25.05',
        offerCount: 2,
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'Organization', name: 'Mall Own' },
      },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, reviewCount: 3 },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Home',
          item: 'https://mall.example/th/goods/goods_search?title=&cid=1',
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Cups',
          item: 'https://mall.example/th/goods/goods_search?title=&cid=3',
        },
      ],
    },
  ]);
});

test('a product without ratings has none, and what is sold out is out of stock', () => {
  const [facts] = factsOf({ ...product, skus: [sku], rating: { average: 0, count: 0 } });
  expect(facts).not.toHaveProperty('aggregateRating');
  expect(facts).toHaveProperty('offers.availability', 'https://schema.org/OutOfStock');
  expect(factsOf({ ...product, brand: null })[0]).not.toHaveProperty('brand');
});

test('those who show a link get its title, picture and price', () => {
  expect(productMeta(product, around).slice(0, 10)).toEqual([
    { title: `${product.name} · Galleria` },
    { name: 'description', content: 'Keeps warm · Does not leak · Mall Own' },
    { property: 'og:type', content: 'product' },
    { property: 'og:site_name', content: 'Galleria' },
    { property: 'og:title', content: product.name },
    { property: 'og:description', content: 'Keeps warm · Does not leak · Mall Own' },
    { property: 'og:url', content: 'https://mall.example/th/goods_detail/7' },
    { property: 'og:image', content: `https://mall.example${picture.url}/1200` },
    { property: 'product:price:amount', content: '19.99' },
    { property: 'product:price:currency', content: 'EUR' },
  ]);
});
