import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { PicturesField } from './pictures-field.tsx';
import { Radio, RadioCard } from './radio.tsx';
import { Switch } from './switch.tsx';

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
