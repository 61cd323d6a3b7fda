import type { DemoSpec } from '#demo/mall-types.ts';
import type { Department, Family, Model, Words } from './families.ts';

export type Language = 'en' | 'cn';

const headings: Record<'why' | 'know' | 'brand' | 'model', Words> = {
  why: { en: 'Why you will like it', cn: '为什么值得买' },
  know: { en: 'Good to know', cn: '购买须知' },
  brand: { en: 'Brand', cn: '品牌' },
  model: { en: 'Model', cn: '型号' },
};

/** A product's description, in the tags that the content filter lets through. */
export function describe(department: Department, family: Family, model: Model, language: Language): string {
  const say = (text: Words) => escapeHtml(text[language]);
  return [
    `<h3>${say(headings.why)}</h3><p><strong>${say(model.feature)}</strong>${language === 'en' ? '. ' : '。'}${say(family.about)}</p>`,
    `<ul>${family.points.map((point) => `<li>${say(point)}</li>`).join('')}</ul>`,
    `<h3>${say(headings.know)}</h3><p>${say(department.care)}</p>`,
  ].join('');
}

/** What a product is, as facts by which it can be compared with others. */
export function specsOf(family: Family, model: Model, brand: Words): DemoSpec[] {
  const spec = (label: Words, value: Words): DemoSpec => ({
    name: label.en,
    cnName: label.cn,
    value: value.en,
    cnValue: value.cn,
  });
  return [
    spec(headings.brand, brand),
    ...(family.isTitled ? [] : [spec(headings.model, model.name)]),
    ...family.specs.map(({ label, value }) => spec(label, value)),
  ];
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
