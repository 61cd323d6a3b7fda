import type { Choice, Department, Family, Model, Words } from './families.ts';

export type Language = 'en' | 'cn';

const headings: Record<'why' | 'know' | 'specs' | 'brand' | 'model' | 'unit', Words> = {
  why: { en: 'Why you will like it', cn: '为什么值得买' },
  know: { en: 'Good to know', cn: '购买须知' },
  specs: { en: 'Specifications', cn: '规格参数' },
  brand: { en: 'Brand', cn: '品牌' },
  model: { en: 'Model', cn: '型号' },
  unit: { en: 'Sold by', cn: '计量单位' },
};

/** A product's description, in the tags that the content filter lets through. */
export function describe(
  department: Department,
  family: Family,
  model: Model,
  brand: Words,
  language: Language,
): string {
  const say = (text: Words) => escapeHtml(text[language]);
  const rows: [Words, Words][] = [
    [headings.brand, brand],
    ...(family.isTitled ? [] : [[headings.model, model.name] satisfies [Words, Words]]),
    ...family.specs.map(({ label, value }): [Words, Words] => [label, value]),
    ...family.choices.map((choice): [Words, Words] => [choice.label, valuesOf(choice)]),
    [headings.unit, family.unit ?? department.unit],
  ];
  return [
    `<h3>${say(headings.why)}</h3><p><strong>${say(model.feature)}</strong>${language === 'en' ? '. ' : '。'}${say(family.about)}</p>`,
    `<ul>${family.points.map((point) => `<li>${say(point)}</li>`).join('')}</ul>`,
    `<h3>${say(headings.know)}</h3><p>${say(department.care)}</p>`,
    `<h3>${say(headings.specs)}</h3><table><tbody>${rows.map(([label, value]) => `<tr><th>${say(label)}</th><td>${say(value)}</td></tr>`).join('')}</tbody></table>`,
  ].join('');
}

function valuesOf(choice: Choice): Words {
  return { en: choice.values.map(({ en }) => en).join(', '), cn: choice.values.map(({ cn }) => cn).join('、') };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
