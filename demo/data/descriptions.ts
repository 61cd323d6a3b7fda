import { type Localized, localized } from '#contract/core/languages.ts';
import type { DemoSpec } from '#demo/mall-types.ts';
import type { Family, Model } from './families.ts';
import { composed, filledIn, inLanguages } from './translations/index.ts';

export const headings = {
  why: inLanguages('Why you will like it', '为什么值得买'),
  model: inLanguages('Model', '型号'),
};
const featureAndAbout = inLanguages('<strong>{feature}</strong>. {about}', '<strong>{feature}</strong>。{about}');
const titled = inLanguages('{model}: {noun}, {feature}', '《{model}》{noun} {feature}');
const branded = inLanguages('{brand} {model} {noun}, {feature}', '{brand} {model}{gap}{noun} {feature}');

/** What a product is called. The order of its parts is that of the language. */
export function productName({ noun, isTitled }: Family, { name, feature }: Model, brand: Localized): Localized {
  const gap = inLanguages('', /[\x21-\x7e]$/.test(localized(name, 'zh-CN')) ? ' ' : ''); // none after a Chinese model name
  return filledIn(isTitled ? titled : branded, { noun, feature }, { brand, model: name, gap });
}

/** Its selling points, a line each. */
export function productSummary({ points }: Family): Localized {
  return composed(points, (locale) => points.map((point) => localized(point, locale)).join('\n'));
}

/** What opens a product's details, in the tags that the content filter lets through. */
export function describe({ about, points }: Family, { feature }: Model): Localized {
  const { why } = headings;
  return composed([why, about, feature, featureAndAbout, ...points], (locale) => {
    const say = (text: Localized) => escapeHtml(localized(text, locale));
    const opening = localized(featureAndAbout, locale)
      .replace('{feature}', () => say(feature))
      .replace('{about}', () => say(about));
    return [
      `<h3>${say(why)}</h3><p>${opening}</p>`,
      `<ul>${points.map((point) => `<li>${say(point)}</li>`).join('')}</ul>`,
    ].join('');
  });
}

/** What a product is, as facts by which it can be compared with others. */
export function specsOf(family: Family, model: Model): DemoSpec[] {
  return [
    ...(family.isTitled ? [] : [{ name: headings.model, value: model.name }]),
    ...family.specs.map(({ label, value }) => ({ name: label, value })),
  ];
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
