import { expect, test } from 'vitest';
import { needsOf } from './selector-needs.ts';

test.each<[string, string[]]>([
  ['.px-5', ['.px-5']],
  ['ul.menu > li .name', ['ul', 'li', '.menu', '.name']],
  ['#top a', ['a']],
  // What stands for itself in a name is escaped in a selector.
  ['.mt-1\\.5', ['.mt-1.5']],
  ['.w-1\\/2', ['.w-1/2']],
  ['.\\32 xl', ['.2xl']],
  ['.hover\\:text-brand:hover', ['.hover:text-brand']],
  ['.\\[\\&_\\[data-icon\\]\\]\\:text-brand [data-icon]', ['.[&_[data-icon]]:text-brand']],
  ['.max-w-\\[calc\\(100\\%-1px\\)\\]', ['.max-w-[calc(100%-1px)]']],
  // States, attributes and places may come to be at any time.
  ['*', []],
  [':root', []],
  ['::file-selector-button', []],
  ['.tab[aria-expanded="true"]:nth-child(2n + 1)::before', ['.tab']],
  // Groups.
  [':where(.space-y-8 > :not(:last-child))', ['.space-y-8']],
  ['.group-hover\\/card\\:on:is(:where(.group\\/card):hover *)', ['.group-hover/card:on', '.group/card']],
  ['.card:not(.is-sold)', ['.card']],
  ['input:where([type=button], [type=submit])', ['input']],
  [':is(.left, .right) p', ['p']],
  ['html:lang(zh-CN)', ['html', ':lang(zh-CN)']],
  ['p:not(:lang(th))', ['p']],
])('%s needs %j', (selector, needs) => {
  expect(needsOf(selector)).toEqual(needs);
});
