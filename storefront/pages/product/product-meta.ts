import type { MetaDescriptor } from 'react-router';
import type { Product } from '#contract/catalogue/shopper-product.ts';
import { type Locale, withLocale } from '#contract/core/languages.ts';
import type { Money } from '#contract/core/values.ts';
import { productPath } from '#storefront/base/links/product-path.ts';
import { searchPath } from '#storefront/base/links/search-path.ts';

type Around = { siteName: string; publicUrl: string; currency: string; locale: Locale };

const pictureWidth = 1200; // what those who show a link to others ask for
const descriptionMax = 160; // more is cut off by search engines

/** The facts of a product for search engines and previews of links. */
export function productMeta(product: Product, around: Around): MetaDescriptor[] {
  const { siteName, publicUrl, currency, locale } = around;
  const url = publicUrl + withLocale(locale, productPath(product.id));
  const description = [product.summary.join(' · ') || product.name, product.shop.name]
    .join(' · ')
    .slice(0, descriptionMax);
  const picture = product.pictures[0];
  return [
    { title: `${product.name} · ${siteName}` },
    { name: 'description', content: description },
    { property: 'og:type', content: 'product' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: product.name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(picture ? [{ property: 'og:image', content: `${publicUrl}${picture.url}/${pictureWidth}` }] : []),
    { property: 'product:price:amount', content: decimal(product.price) },
    { property: 'product:price:currency', content: currency },
    // The router escapes what could end the script.
    { 'script:ld+json': productFacts(product, url, around) },
    { 'script:ld+json': trailFacts(product, around) },
  ];
}

/** For what is not sold any more, or never was: a title, and nothing to be found by. */
export function lostMeta(title: string, siteName: string): MetaDescriptor[] {
  return [{ title: `${title} · ${siteName}` }, { name: 'robots', content: 'noindex' }];
}

function productFacts(product: Product, url: string, { publicUrl, currency }: Around) {
  const prices = product.skus.map(({ price }) => price);
  const inStock = product.skus.some(({ stock }) => stock > 0);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    url,
    image: product.pictures.map((picture) => `${publicUrl}${picture.url}/${pictureWidth}`),
    description: product.summary.join('. ') || product.name,
    category: product.path.map(({ name }) => name).join(' > '),
    ...(product.brand && {
      brand: {
        '@type': 'Brand',
        name: product.brand.name,
        ...(product.brand.logo && { logo: `${publicUrl}${product.brand.logo.url}/${pictureWidth}` }),
      },
    }),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: currency,
      lowPrice: decimal(Math.min(product.price, ...prices) as Money),
      highPrice: decimal(Math.max(product.price, ...prices) as Money),
      offerCount: Math.max(1, product.skus.length),
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: product.shop.name },
    },
    // Search engines refuse a rating that nobody gave.
    ...(product.rating.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating.average,
        reviewCount: product.rating.count,
      },
    }),
  };
}

function trailFacts(product: Product, { publicUrl, locale }: Around) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: product.path.map(({ id, name }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: publicUrl + withLocale(locale, searchPath({ cid: id })),
    })),
  };
}

function decimal(amount: Money): string {
  return (amount / 100).toFixed(2);
}
