import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Badge } from './badge.tsx';
import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';
import { Monogram } from './monogram.tsx';
import { TitledCard } from './titled-card.tsx';

test('a card is the element that is asked for', () => {
  expect(renderToStaticMarkup(<Card />)).toMatch(/^<section /);
  expect(renderToStaticMarkup(<Card as="li" className="p-4" />)).toMatch(/^<li class="[^"]*\bp-4"/);
});

test('a titled card is a region named by its heading', () => {
  const html = renderToStaticMarkup(<TitledCard title="Payment">x</TitledCard>);
  const id = /<h2 id="([^"]+)"/.exec(html)?.[1];
  expect(id).toBeTruthy();
  expect(html).toContain(`aria-labelledby="${id}"`);
});

test('tones of badges differ', () => {
  const tones = (['brand', 'success', 'warning', 'neutral'] as const).map((tone) =>
    renderToStaticMarkup(<Badge tone={tone}>x</Badge>),
  );
  expect(new Set(tones).size).toBe(4);
});

test('an empty state can be the heading of its page', () => {
  expect(renderToStaticMarkup(<EmptyState title="Nothing here" heading="h1" />)).toMatch(/<h1[^>]*>Nothing here<\/h1>/);
  expect(renderToStaticMarkup(<EmptyState title="Nothing here" />)).toMatch(/<p[^>]*>Nothing here<\/p>/);
});

test('people without a picture differ by their first letter, and by colour where that is the same', () => {
  const names = ['Marta K.', 'Mei', 'Mira', 'Jonas', 'Joan', 'morningtram', '李小龙', '李雷', '😀 smile'];
  const shown = names.map((name) => renderToStaticMarkup(<Monogram name={name} />));
  expect(new Set(shown).size).toBe(names.length);
  expect(shown.map((html) => />(.*)</.exec(html)?.[1])).toEqual(['M', 'M', 'M', 'J', 'J', 'M', '李', '李', '😀']);
  expect(renderToStaticMarkup(<Monogram name="Mei" />)).toBe(shown[1]);
});
