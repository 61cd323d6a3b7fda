import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSources, type SourceFile } from './read-imports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** What no component of the kit is meant for, and why. */
const exceptions: Record<string, string> = {
  'storefront/pages/profile/avatar-cutter.tsx': 'a picture that is pulled and zoomed, not pressed, and the only slider',
  'storefront/shell/category-menu.tsx':
    'a block of the navigation line, in the look of the heading that home has there',
  'storefront/shell/side-widget.tsx': 'tiles with an icon above its word, links and buttons alike',
  'storefront/forms/country-list.tsx': 'the filter of a list box: its edge is the list, its keys move in the list',
};

let screens: SourceFile[];

beforeAll(async () => {
  const everything = await readSources(root);
  screens = everything.filter(({ path }) => /^storefront\/.*(?<!\.test)\.tsx$/.test(path));
});

/** Elements that belong to the kit, as they stand in a file. A hidden input has no look and no behaviour. */
function rawControls(text: string): string[] {
  const withoutComments = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const found = withoutComments.match(/<(?:button|input|select|textarea|dialog)\b(?:(?!=>)[^>]|=>)*/g) ?? [];
  return found
    .filter((element) => !/^<input\b[^>]*(?:type="hidden"|\shidden\b)/.test(element))
    .map((element) => element.slice(0, 60));
}

describe('what is looked for', () => {
  test.each([
    ['<button type="button" onClick={() => go()}>', 1],
    ['<input\n  type="search"\n/>', 1],
    ['<select /><textarea /><dialog open />', 3],
    ['<input key={name} type="hidden" name={name} />', 0],
    ['<input type="email" autoComplete="username" value={email} readOnly hidden />', 0],
    ['<Button><Input /></Button>', 0],
    ['// a <button> in words', 0],
  ])('%j', (text, count) => {
    expect(rawControls(text)).toHaveLength(count);
  });
});

test('screens use the kit for everything that is pressed, written in or chosen', () => {
  expect(screens.length).toBeGreaterThan(300);
  const excused = new Set(Object.keys(exceptions));
  const raw = screens.flatMap(({ path, text }) =>
    excused.has(path) ? [] : rawControls(text).map((each) => `${path}: ${each}`),
  );
  expect(raw).toEqual([]);
});

test('no exception outlives its reason', () => {
  const idle = Object.keys(exceptions).filter((path) => {
    const screen = screens.find((each) => each.path === path);
    return !screen || rawControls(screen.text).length === 0;
  });
  expect(idle).toEqual([]);
});
