import { expect, test } from 'vitest';
import { openStyles } from './styles-in-use.ts';

const chosen = (sheet: string, ...names: string[]) => openStyles(sheet)(new Set(names));

test('rules are included in their order when everything that they match exists', () => {
  const sheet = '.a{top:0}.b{top:1px}.a .b{top:2px}a{top:3px}p{top:4px}.a:hover{top:5px}*{top:6px}';
  expect(chosen(sheet, 'a', '.a')).toBe('.a{top:0}a{top:3px}.a:hover{top:5px}*{top:6px}');
});

test('of a list of selectors those that can match stay', () => {
  expect(chosen('h1,h2,.title{margin:0}', 'h2', '.title')).toBe('h2,.title{margin:0}');
});

test('a condition stays around its included rules, and goes with the last of them', () => {
  const sheet = '@media (hover:hover){.a:hover{top:0}.b{top:0}}@supports (top:0){@media print{.b{top:0}}}';
  expect(chosen(sheet, '.a')).toBe('@media (hover:hover){.a:hover{top:0}}');
});

test('layers keep their order, with nothing in them too', () => {
  const sheet = '@layer base{p{top:0}}@layer components;@layer utilities{.a{top:0}}';
  expect(chosen(sheet, '.a')).toBe('@layer base{}@layer components;@layer utilities{.a{top:0}}');
});

test('variables are included when a value needs them, also through other variables', () => {
  const sheet =
    ':root{--ease:linear;--usual:var(--ease);--other:0;--given:1}' +
    '@property --usual{syntax:"*";inherits:false}@property --other{syntax:"*";inherits:false}' +
    '.a{--own:1;transition:all var(--usual)}.b{top:var(--other)}';
  expect(chosen(sheet, '.a', '--given')).toBe(
    ':root{--ease:linear;--usual:var(--ease);--given:1}.a{transition:all var(--usual)}' +
      '@property --usual{syntax:"*";inherits:false}',
  );
});

test('animations and fonts are included when they are mentioned', () => {
  const sheet =
    '@font-face{font-family:"Thai Letters";src:url(/t.woff2)}@font-face{font-family:Lao Letters;src:url(/l.woff2)}' +
    '@keyframes turn{to{rotate:1turn}}@keyframes pulse{50%{opacity:.5}}' +
    'html:lang(th){font-family:"Thai Letters"}html:lang(lo){font-family:Lao Letters}.a{animation:turn 1s}.b{animation:pulse 1s}';
  expect(chosen(sheet, 'html', ':lang(th)', '.a')).toBe(
    'html:lang(th){font-family:"Thai Letters"}.a{animation:turn 1s}' +
      '@font-face{font-family:"Thai Letters";src:url(/t.woff2)}@keyframes turn{to{rotate:1turn}}',
  );
});

test('comments go', () => {
  expect(chosen('/*! of whom */.a{/* why */top:0}', '.a')).toBe('.a{top:0}');
});
