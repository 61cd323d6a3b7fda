import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { SearchInput } from './search-input.tsx';
import { Select } from './select.tsx';
import { Textarea } from './textarea.tsx';

const attribute = (html: string, element: string, name: string) =>
  new RegExp(`<${element}[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

test.each([
  ['input', <Input key="i" name="x" />],
  ['select', <Select key="s" name="x" />],
  ['textarea', <Textarea key="t" name="x" />],
])('the label of a field names its %s, and the hint describes it', (element, control) => {
  const html = renderToStaticMarkup(
    <Field label="Name" hint="As in your passport" isRequired>
      {control}
    </Field>,
  );
  const id = attribute(html, element, 'id');
  expect(id).toBeTruthy();
  expect(attribute(html, 'label', 'for')).toBe(id);
  expect(attribute(html, element, 'aria-invalid')).toBe('false');
  expect(attribute(html, element, 'aria-required')).toBe('true');
  expect(attribute(html, element, 'aria-describedby')).toBe(`${id}-below`);
  expect(html).toMatch(new RegExp(`<p id="${id}-below"[^>]*>As in your passport</p>`));
});

test('an error takes the place of the hint and marks the control', () => {
  const html = renderToStaticMarkup(
    <Field label="Name" hint="As in your passport" error="Please enter your name" count="0/20">
      <Input />
    </Field>,
  );
  const id = attribute(html, 'input', 'id');
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true');
  expect(attribute(html, 'input', 'aria-describedby')).toBe(`${id}-below ${id}-count`);
  expect(html).toContain('Please enter your name');
  expect(html).not.toContain('As in your passport');
});

test('a control that stands alone carries no loose ends', () => {
  const html = renderToStaticMarkup(<Input aria-label="Search" />);
  expect(html).not.toMatch(/ id=| aria-describedby=| aria-invalid=/);
  expect(html).toContain('aria-label="Search"');
});

test('a search input names its field and its button, and its placeholder is its label unless another is given', () => {
  const html = (placeholder?: string) =>
    renderToStaticMarkup(
      <SearchInput label="Shop" buttonLabel="Find" maxLength={64} {...(placeholder && { placeholder })} />,
    );
  expect(html()).toMatch(/<input [^>]*type="search" aria-label="Shop" placeholder="Shop"/);
  expect(html('Name of a shop')).toContain('placeholder="Name of a shop"');
  expect(html()).toMatch(/<button type="submit" [^>]*aria-label="Find"/);
});
