import type { StoredSizes } from '#server/modules/catalogue/index.ts';
import { type Choice, type Family, words } from './families.ts';

type Cell = StoredSizes['rows'][number]['cells'][number];
/** What a kind of size measures: its columns, and a row for each size that products of the demo come in. */
type Chart = { measures: string[]; hint: string; rows: Record<string, string> };

const bust = 'Bust|胸围';
const chest = 'Chest|胸围';
const waist = 'Waist|腰围';
const hips = 'Hips|臀围';
const inseam = 'Inseam|内长';
const footLength = 'Foot length|脚长';
const [height, width, depth] = ['Height|高度', 'Width|宽度', 'Depth|深度'];
const bodyHeight = 'Body height|身高';

const onTheBody =
  'Measured on the body, not on the garment. Hold the tape flat and level, close to the skin but not tight.|表中为人体净尺寸，并非成衣尺寸。软尺保持水平，贴身但不要勒紧。';
const onPaper =
  'Stand on a sheet of paper and measure from the heel to the longest toe. If your feet differ, the longer one counts.|站在纸上，量脚跟到最长脚趾的距离；两脚不同时以较长的一只为准。';
const againstTheWall = 'Measured without shoes, standing straight against a wall.|不穿鞋，靠墙站直测量。';
const outside = 'Measured on the outside.|表中为外部尺寸。';

// In the rows lengths are centimetres, "84-88" a range; what stands in quotation marks is taken as it is.
const charts = {
  women: {
    measures: [bust, waist, hips],
    hint: onTheBody,
    rows: { S: '82-86 64-68 90-94', M: '86-90 68-72 94-98', L: '90-96 72-78 98-104', XL: '96-102 78-84 104-110' },
  },
  womenBelow: {
    measures: [waist, hips],
    hint: onTheBody,
    rows: { S: '64-68 90-94', M: '68-72 94-98', L: '72-78 98-104', XL: '78-84 104-110' },
  },
  womenJeans: {
    measures: [waist, hips, inseam],
    hint: onTheBody,
    rows: {
      26: '64-66 89-91 76',
      27: '66.5-68.5 91.5-93.5 76',
      28: '69-71 94-96 78',
      29: '71.5-73.5 96.5-98.5 78',
      30: '74-76 99-101 78',
    },
  },
  men: {
    measures: [chest, waist, hips],
    hint: onTheBody,
    rows: {
      S: '88-94 74-80 90-96',
      M: '94-100 80-86 96-102',
      L: '100-106 86-92 102-108',
      XL: '106-114 92-100 108-114',
    },
  },
  menBelow: {
    measures: [waist, hips],
    hint: onTheBody,
    rows: { S: '74-80 90-96', M: '80-86 96-102', L: '86-92 102-108', XL: '92-100 108-114' },
  },
  menJeans: {
    measures: [waist, hips, inseam],
    hint: onTheBody,
    rows: { 30: '76-78.5 92-94.5 81', 32: '81-83.5 97-99.5 81', 34: '86-88.5 102-104.5 84', 36: '91-94 107-110 84' },
  },
  uniform: {
    measures: [bodyHeight, chest],
    hint: againstTheWall,
    rows: { '150 cm': '143-157 74-86', '165 cm': '158-172 84-98', '180 cm': '173-187 96-112' },
  },
  womenShoes: {
    measures: [footLength, 'UK', 'US'],
    hint: onPaper,
    rows: {
      'EU 36': '22.5-22.9 "3.5" "6"',
      'EU 37': '23-23.6 "4" "6.5"',
      'EU 38': '23.7-24.3 "5" "7.5"',
      'EU 39': '24.4-25 "6" "8.5"',
    },
  },
  menShoes: {
    measures: [footLength, 'UK', 'US'],
    hint: onPaper,
    rows: {
      'EU 40': '24.8-25.3 "6.5" "7"',
      'EU 41': '25.4-26 "7" "8"',
      'EU 42': '26.1-26.7 "8" "8.5"',
      'EU 43': '26.8-27.4 "9" "9.5"',
    },
  },
  skates: {
    measures: [footLength, 'UK', 'US'],
    hint: onPaper,
    rows: { 'EU 35-38': '21.8-24.3 "2.5-5" "5-7.5"', 'EU 39-42': '24.4-26.7 "6-8" "8.5-10.5"' },
  },
  kidsShoes: {
    measures: [footLength, 'UK', 'US'],
    hint: onPaper,
    rows: { 'EU 26': '15.6-16.2 "8.5" "9C"', 'EU 28': '16.9-17.5 "10" "11C"', 'EU 30': '18.2-18.8 "11.5" "12.5C"' },
  },
  rings: {
    measures: ['Inner diameter|内径', 'Inner circumference|内周长', 'EU', 'US'],
    hint: 'Measure the inside of a ring that fits the same finger, in the evening, when fingers are a little wider.|傍晚手指略粗时，量一枚合适戒指的内侧尺寸。',
    rows: {
      11: '1.62 5.1 "51" "5.75"',
      13: '1.69 5.3 "53" "6.5"',
      15: '1.75 5.5 "55" "7.25"',
      17: '1.81 5.7 "57" "8"',
    },
  },
  suitcases: {
    measures: [height, width, depth],
    hint: 'Measured on the outside, with wheels and handle.|表中为外部尺寸，含轮子和把手。',
    rows: { '20 inches': '55 38 23', '24 inches': '66 44 27', '28 inches': '76 51 31' },
  },
  handbags: { measures: [width, height, depth], hint: outside, rows: { '': '32 24 14' } },
  clutches: { measures: [width, height], hint: outside, rows: { '': '24 14' } },
  briefcases: { measures: [width, height, depth], hint: outside, rows: { '': '40 30 9' } },
  giftBoxes: { measures: [width, depth, height], hint: outside, rows: { S: '15 15 9', M: '20 20 12', L: '28 28 16' } },
  helmets: {
    measures: ['Head circumference|头围'],
    hint: 'Measure round the head, a finger’s width above the eyebrows.|在眉毛上方一指处绕头一圈测量。',
    rows: { M: '54-58', L: '58-61' },
  },
  bicycles: {
    measures: [bodyHeight, inseam],
    hint: againstTheWall,
    rows: { S: '155-167 71-77', M: '167-178 77-83', L: '178-190 83-90' },
  },
  skis: {
    measures: [bodyHeight],
    hint: againstTheWall,
    rows: { '150 cm': '155-167', '160 cm': '165-177', '170 cm': '175-187' },
  },
  nappies: {
    measures: ['Baby’s weight|宝宝体重'],
    hint: 'If the waist leaves a mark, take the next size.|腰部有勒痕时，请选大一码。',
    rows: { S: '"4-8 kg"', M: '"6-11 kg"', L: '"9-14 kg"', XL: '"12-17 kg"' },
  },
} satisfies Record<string, Chart>;

/** Which nouns come in which sizes. */
const nounsOf: Record<keyof typeof charts, string[]> = {
  women: [
    ...[
      'Dress',
      'Wrap Robe Dress',
      'Blouse',
      'Cotton T-Shirt',
      'Soft Cardigan',
      'Coat',
      'Bikini',
      'One-Piece Swimsuit',
    ],
  ],
  womenBelow: ['Pleated Skirt', 'Linen Shorts'],
  womenJeans: ['Women’s Jeans'],
  men: ['Oxford Shirt', 'Men’s T-Shirt', 'Hoodie', 'Men’s Jacket', 'Safety Vest', 'Lab Coat'],
  menBelow: ['Swim Shorts', 'Boxer Briefs'],
  menJeans: ['Men’s Jeans'],
  uniform: ['Martial Arts Uniform'],
  womenShoes: ['Heeled Shoes', 'Flat Shoes', 'Ballet Shoes', 'Sandals', 'Women’s Boots'],
  menShoes: ['Leather Shoes', 'Hiking Boots', 'Flip-Flops', 'Running Shoes'],
  skates: ['Roller Skates', 'Ice Skates'],
  kidsShoes: ['Kids’ Sneakers'],
  rings: ['Ring'],
  suitcases: ['Suitcase'],
  handbags: ['Handbag'],
  clutches: ['Clutch'],
  briefcases: ['Briefcase'],
  giftBoxes: ['Gift Box'],
  helmets: ['Helmet'],
  bicycles: ['Bicycle'],
  skis: ['Skis'],
  nappies: ['Nappies'],
};

const chartOfNoun = new Map(
  Object.entries(nounsOf).flatMap(([chart, nouns]) =>
    nouns.map((noun) => [noun, charts[chart as keyof typeof charts] as Chart] as const),
  ),
);

/** What the sizes of a product measure; null for what has no sizes to choose between. */
export function sizesOf({ noun, choices }: Pick<Family, 'noun' | 'choices'>): StoredSizes | null {
  const chart = chartOfNoun.get(noun.en);
  if (!chart) return null;
  const rows = Object.entries(chart.rows).map(([value, cells]) => ({ value, cells: readCells(cells) }));
  const option = '' in chart.rows ? null : optionOf(choices, Object.keys(chart.rows));
  return { kind: 'sizes', option, measures: chart.measures.map(words), rows, hint: words(chart.hint) };
}

/** The option all of whose values the table knows. */
function optionOf(choices: readonly Choice[], sizes: readonly string[]): number {
  const at = choices.findIndex(({ values }) => values.every(({ text }) => sizes.includes(text.en)));
  if (at < 0) throw new Error(`No option has the sizes ${sizes.join(', ')}`);
  return at;
}

function readCells(line: string): Cell[] {
  return [...line.matchAll(/"([^"]+)"|(\S+)/g)].map(([, text, centimetres = '']) => {
    if (text !== undefined) return text;
    const [from = 0, to = from] = centimetres.split('-').map((part) => Math.round(Number(part) * 100) / 10);
    return { from, to };
  });
}
