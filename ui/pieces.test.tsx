import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Badge } from './badge.tsx';
import { Card } from './card.tsx';
import { Checkbox } from './checkbox.tsx';
import { DialogContent } from './dialog-content.tsx';
import { EmptyState } from './empty-state.tsx';
import { PicturesField } from './pictures-field.tsx';
import { Radio, RadioCard } from './radio.tsx';
import { Switch } from './switch.tsx';
import { TitledCard } from './titled-card.tsx';

test('words beside a choice are its label', () => {
  for (const choice of [
    <Checkbox key="c">Agree</Checkbox>,
    <Radio key="r">Agree</Radio>,
    <RadioCard key="k">Agree</RadioCard>,
  ])
    expect(renderToStaticMarkup(choice)).toMatch(/^<label[^>]*><input [^>]*>.*Agree.*<\/label>$/);
  expect(renderToStaticMarkup(<Checkbox aria-label="All" />)).toMatch(/^<input /);
});

test('a switch says whether it is on', () => {
  const html = renderToStaticMarkup(
    <Switch checked onChange={() => {}}>
      Use points
    </Switch>,
  );
  expect(html).toMatch(/<input type="checkbox" role="switch" aria-checked="true"/);
});

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

test('the content of a dialog is a form only when it can be submitted, and then writes nothing into the address', () => {
  expect(renderToStaticMarkup(<DialogContent title="Cancel" />)).toMatch(/^<div/);
  expect(renderToStaticMarkup(<DialogContent title="Cancel" onSubmit={() => {}} />)).toMatch(
    /^<form [^>]*method="post"/,
  );
});

test('pictures can be added until there are enough, and each can be removed', () => {
  const picture = { url: '/p/1.webp', width: 10, height: 10 } as never;
  const field = (max: number) =>
    renderToStaticMarkup(
      <PicturesField
        placed={[
          { key: 1, part: 1, picture },
          { key: 2, part: 0.4, picture: null },
        ]}
        max={max}
        accept="image/png"
        texts={{
          label: 'Pictures',
          add: 'Add a picture',
          hint: 'At most 3',
          remove: (number) => `Remove picture ${number}`,
          uploading: (number) => `Uploading picture ${number}`,
        }}
        onAdd={() => {}}
        onRemove={() => {}}
      />,
    );
  expect(field(3)).toContain('type="file"');
  expect(field(2)).not.toContain('type="file"');
  expect(field(3)).toContain('aria-label="Remove picture 2"');
  expect(field(3)).toMatch(/role="progressbar" aria-label="Uploading picture 2" aria-valuenow="40"/);
});
