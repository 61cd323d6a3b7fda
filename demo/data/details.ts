import type { HighlightIcon } from '#contract/catalogue/product-details.ts';
import { type Localized, localized } from '#contract/core/languages.ts';
import type { DemoBlock } from '#demo/mall-types.ts';
import { departmentStories } from './department-stories.ts';
import type { Department, Family, Model } from './families.ts';
import { sizesOf } from './size-tables.ts';
import { composed, filledIn, inLanguages } from './translations/index.ts';

const goodToKnow = inLanguages('Good to know', '购买须知');
const colour = inLanguages('Colour', '颜色');
const toChooseFrom = inLanguages('{count} to choose from', '{count}种可选');
const storyAndFact = inLanguages('{story} {label}: {value}.', '{story}{label}：{value}。');
const asChosen = inLanguages('{noun}, in the version you choose', '{noun}（所选款式）');

/** The details of a product after its opening words: facts, two stories with pictures, sizes, what is in the box, and care. */
export function detailsOf(department: Department, family: Family, model: Model): DemoBlock[] {
  const { stories, enclosed } = storiesOf(department);
  const sizes = sizesOf(family);
  const sections = stories.map(({ heading, text }, at): DemoBlock => {
    const fact = family.specs[at];
    const withFact = fact ? filledIn(storyAndFact, { story: text, ...fact }) : text;
    return { kind: 'section', heading, text: withFact, artIndex: at + 1 }; // the first picture is the one above
  });
  const box: DemoBlock = { kind: 'box', items: [contentOf(family, model), ...enclosed] };
  return [
    highlightsOf(family),
    ...sections,
    ...(sizes ? [sizes] : []),
    ...(family.isVirtual ? [] : [box]),
    { kind: 'section', heading: goodToKnow, text: department.care, artIndex: null },
  ];
}

function storiesOf({ key }: Department) {
  const found = departmentStories[key];
  if (!found) throw new Error(`The department ${key} has no stories`);
  return found;
}

function contentOf({ noun, isTitled, choices }: Family, { name }: Model): Localized {
  if (isTitled) return composed([goodToKnow], (locale) => localized(name, locale)); // a title may stay in English
  return choices.length > 0 ? filledIn(asChosen, { noun }) : noun;
}

function highlightsOf({ specs, choices }: Family): DemoBlock {
  const colours = choices.find(({ values }) => values[0]?.colour)?.values.length;
  const facts = specs.map(({ label, value }) => ({ icon: iconOf(label.en), name: label, value }));
  if (!colours) return { kind: 'highlights', items: facts };
  const value = filledIn(toChooseFrom, {}, { count: { en: String(colours) } });
  return { kind: 'highlights', items: [...facts, { icon: 'colours', name: colour, value }] };
}

// By the English label of a fact; what is not listed has the sign for any fact.
const labelsOf: Partial<Record<HighlightIcon, string[]>> = {
  material: [
    ...['Fabric', 'Material', 'Upper', 'Lining', 'Sole', 'Steel', 'Wood', 'Case', 'Shell', 'Frame', 'Metal', 'Filling'],
    ...['Paper', 'Stone', 'Rubber', 'Handle', 'Wax', 'Insole', 'Glass', 'Coating', 'Finish', 'Board', 'Cover', 'Cord'],
  ],
  weight: ['Weight', 'Load', 'Carbon'],
  size: [
    ...[
      'Size',
      'Sizes',
      'Length',
      'Diameter',
      'Height',
      'Width',
      'Span',
      'Inseam',
      'Heel',
      'Thickness',
      'Drop',
      'Chain',
    ],
    ...['Blade', 'Cuff', 'Bead', 'Waist', 'Focal length', 'Scale'],
  ],
  power: ['Battery', 'Power', 'Output', 'Input', 'Standby', 'Runtime', 'Suction', 'Pressure', 'Range'],
  screen: ['Screen', 'Inner screen', 'Resolution', 'Video', 'Brightness', 'Lens', 'Lamp'],
  time: ['Shelf life', 'Time', 'Burn', 'Cooking', 'Age', 'Season', 'Movement', 'Filter life', 'Germination', 'Harvest'],
  water: ['Water', 'Volume', 'Tank', 'Water column', 'Essence', 'Flow', 'Liquid', 'Mist', 'Bowl'],
  temperature: ['Keep', 'Oven', 'Roast', 'Steam'],
  origin: ['Origin', 'Catch', 'Publisher', 'Maps', 'Variety'],
  people: ['Serves', 'Players', 'Seat', 'Skin', 'Hair', 'Fits'],
  storage: [
    'Storage',
    'Memory',
    'Capacity',
    'Pieces',
    'Pages',
    'Pack',
    'Box',
    'Cards',
    'Count',
    'Tracks',
    'Pairs',
    'Bottles',
  ],
  speed: ['Speed', 'Speeds', 'Top speed', 'Gears', 'Delay', 'Network', 'Wireless', 'Connection', 'Bluetooth'],
  care: ['Care', 'Use', 'UV', 'pH', 'Standard', 'Perfume', 'Sugar', 'Fluoride', 'Protein'],
};
const icons = new Map(
  Object.entries(labelsOf).flatMap(([icon, labels]) => labels.map((label) => [label, icon as HighlightIcon])),
);
const iconOf = (label: string): HighlightIcon => icons.get(label) ?? 'fact';
