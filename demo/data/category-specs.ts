import type { CategorySpec } from '#contract/catalogue/category-specs.ts';
import type { Localized } from '#contract/core/languages.ts';
import { departments } from '#demo/data/departments/index.ts';
import type { DemoCategorySpecs } from '#demo/mall-types.ts';
import { leafKey } from './categories.ts';
import type { Department, Leaf } from './families.ts';

/** Who sells fresh food has to say how long it keeps. */
const required = new Map([['fresh', 'Keep']]);

/** The specifications asked for, by category: what its products are compared by. */
export function demoCategorySpecs(): DemoCategorySpecs[] {
  return departments.flatMap((department) =>
    department.groups.flatMap(({ leaves }) =>
      leaves.map((leaf) => ({ categoryKey: leafKey(department, leaf), specs: specsOfLeaf(department, leaf) })),
    ),
  );
}

function specsOfLeaf({ key }: Department, { families }: Leaf): CategorySpec[] {
  const facts = families.flatMap(({ specs }) => specs);
  return [...Map.groupBy(facts, ({ label }) => label.en)].map(([english, [first, ...others]]) => ({
    name: first?.label ?? { en: english },
    isRequired: required.get(key) === english,
    choices: withoutTwins([first, ...others].flatMap((fact) => fact?.value ?? [])),
  }));
}

const withoutTwins = (texts: readonly Localized[]): Localized[] => [
  ...new Map(texts.map((text) => [text.en, text])).values(),
];
