import { expect, test } from 'vitest';
import type { DemoProduct } from '#demo/mall-types.ts';
import { demoProducts } from '#demo/products.ts';

const products = demoProducts();
const kindsOf = ({ details }: DemoProduct) => details.map(({ kind }) => kind);
const sectionsOf = ({ details }: DemoProduct) => details.filter((block) => block.kind === 'section');

test('details begin with facts at a glance, go on with two pictures, and end with care', () => {
  const kinds = new Set(products.map((product) => kindsOf(product).join(' ')));
  expect([...kinds].sort()).toEqual([
    'highlights section section box section',
    'highlights section section section', // what is not delivered has no box
    'highlights section section sizes box section',
  ]);
});

test('the pictures are the product’s own, and not the one that stands above', () => {
  for (const product of products) {
    expect(
      sectionsOf(product).map(({ artIndex }) => artIndex),
      product.key,
    ).toEqual([1, 2, null]);
    expect(product.art.length, product.key).toBeGreaterThan(2);
  }
});

test('a section ends with a fact of the product', () => {
  const dress = products.find(({ name }) => name.en.includes('Marguerite Dress'));
  const [first, second] = dress ? sectionsOf(dress) : [];
  expect(first?.text.en).toMatch(/\. Fabric: 55% linen, 45% viscose\.$/);
  expect(second?.text['zh-CN']).toMatch(/。裙长：112厘米（M码）。$/);
});

test('facts fit in one row, and most of them have a sign of their own', () => {
  const rows = products.map(({ details }) =>
    details.flatMap((block) => (block.kind === 'highlights' ? block.items : [])),
  );
  expect(rows.filter(({ length }) => length < 2 || length > 4)).toEqual([]);
  const facts = rows.flat();
  expect(facts.filter(({ icon }) => icon === 'fact').length).toBeLessThan(facts.length / 4);
});
