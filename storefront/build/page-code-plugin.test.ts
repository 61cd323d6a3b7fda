import { expect, test } from 'vitest';
import { pageCodeOf } from './page-code-plugin.ts';

const chunk = (name: string, of: string | null, ...imports: string[]) => ({
  fileName: `assets/${name}.js`,
  facadeModuleId: of && `/mall/storefront/${of}?built-for-the-browser`,
  imports: imports.map((imported) => `assets/${imported}.js`),
});
const chunks = [
  chunk('root', 'root.tsx', 'frame'),
  chunk('frame', null),
  chunk('shell', 'shell/shell.tsx', 'frame'),
  chunk('page', 'shell/page.tsx', 'frame'),
  chunk('home', 'pages/home/home.tsx', 'cards'),
  chunk('product', 'pages/product/product.tsx', 'cards', 'frame'),
  chunk('cards', null, 'pictures'),
  chunk('pictures', null, 'cards'),
  chunk('shop', 'pages/shop/shop.tsx'),
  chunk('shop-home', 'pages/shop/home.tsx'),
];

test('a page needs its scripts and what they import, but not what every page has', () => {
  const pages = [
    { path: '/', file: 'pages/home/home.tsx' },
    { path: '/goods_detail/:id', file: 'pages/product/product.tsx' },
    { path: '/shop/home', file: 'pages/shop/home.tsx', frame: 'pages/shop/shop.tsx' },
  ];
  expect(pageCodeOf(pages, chunks)).toEqual({
    '/': ['/assets/home.js', '/assets/cards.js', '/assets/pictures.js'],
    '/goods_detail/:id': ['/assets/product.js', '/assets/cards.js', '/assets/pictures.js'],
    '/shop/home': ['/assets/shop.js', '/assets/shop-home.js'],
  });
});

test('a page of which nothing was built fails the build', () => {
  expect(() => pageCodeOf([{ path: '/a', file: 'pages/a.tsx' }], chunks)).toThrow('pages/a.tsx');
});
