import { type Localized, localizedWith } from '#contract/core/languages.ts';
import type { Art } from '#demo/art/art.ts';
import { scenesOf } from '#demo/art/backgrounds.ts';
import {
  deliveryTexts,
  kindOfDepartment,
  nicknames,
  type ReviewLanguage,
  type ReviewTexts,
  replies,
  reviewTexts,
} from '#demo/data/review-texts.ts';
import type { DemoProduct, DemoReview } from './mall-types.ts';
import { type Random, randomFor } from './random.ts';

const MUCH_REVIEWED = 36; // the best sellers have pages of reviews
const SELLS_WELL = 300;
const UNREVIEWED_SHARE = 0.18; // of what sells less
const REVIEWING_SHARE = 0.3; // of the buyers: more would not be believed

/** Reviews: many of the best sellers, a few of most products, none of some; each by another buyer. */
export function demoReviews(products: DemoProduct[]): DemoReview[] {
  return products.flatMap((item) => {
    const random = randomFor(`reviews ${item.key}`);
    const seen = new Set<string>();
    const written = Array.from({ length: countFor(item, random) }, () => writeReview(item, random, seen)).filter(
      (review) => review !== null,
    );
    return withPhotos(item, written);
  });
}

// About in proportion to the sales: nothing that sold thousands has no review, and never do more review than buy.
function countFor(item: DemoProduct, random: Random): number {
  if (item.isVirtual) return 0; // the texts speak of parcels and boxes
  if (item.rank <= MUCH_REVIEWED) return random.between(22, 34);
  const isReviewed = item.sales >= SELLS_WELL || !random.chance(UNREVIEWED_SHARE);
  const usual = 16 * Math.min(1, item.sales / 4_500) ** 0.9 * (0.6 + 0.6 * random.next());
  return isReviewed ? Math.min(Math.ceil(usual), Math.floor(item.sales * REVIEWING_SHARE)) : 0;
}

/** Null when a review of this product already has the chosen text. */
function writeReview(item: DemoProduct, random: Random, seen: Set<string>): DemoReview | null {
  const language: ReviewLanguage = random.chance(0.5) ? 'en' : 'zh-CN';
  const productScore = pickScore(random);
  const mood = productScore >= 4 ? 'good' : productScore >= 2 ? 'middling' : 'bad';
  const text = sayIt(item, language, mood, productScore, random);
  const daysAgo = Math.min(random.between(1, Math.max(2, item.createdDaysAgo - 1)), item.createdDaysAgo);
  if (seen.has(text)) return null;
  seen.add(text);
  const isAnswered = random.chance(mood === 'bad' ? 0.75 : mood === 'middling' ? 0.3 : 0.08);
  const skuIndex = Math.floor(randomFor(`sku ${item.key} ${text}`).next() * item.skus.length);
  return {
    productKey: item.key,
    nickname: someoneElse(nicknames[language], random.pick(nicknames[language]), seen),
    productScore,
    serviceScore: Math.min(5, Math.max(1, productScore + random.pick([0, 0, 0, 1, 1, -1]))),
    skuIndex,
    variant: variantOf(item, item.skus[skuIndex]?.values ?? []),
    text,
    language,
    daysAgo,
    ...(isAnswered && { reply: random.pick(replies[language][mood === 'good' ? 'good' : 'bad']) }),
  };
}

/** The chosen name, or the next one that has not reviewed this product. */
function someoneElse(names: readonly string[], chosen: string, seen: Set<string>): string {
  const at = names.indexOf(chosen);
  const name = [...names.slice(at), ...names.slice(0, at)].find((candidate) => !seen.has(candidate)) ?? chosen;
  seen.add(name);
  return name;
}

function variantOf({ options }: DemoProduct, values: readonly string[]): Localized {
  const texts = values.map(
    (value, at) => options[at]?.values.find((offered) => offered.value.en === value)?.value ?? { en: value },
  );
  return localizedWith(texts, (words) => words.join(', '));
}

function pickScore(random: Random): number {
  const luck = random.next();
  return luck < 0.66 ? 5 : luck < 0.84 ? 4 : luck < 0.91 ? 3 : luck < 0.95 ? 2 : 1;
}

function sayIt(
  item: DemoProduct,
  language: ReviewLanguage,
  mood: keyof ReviewTexts,
  score: number,
  random: Random,
): string {
  const department = Object.keys(kindOfDepartment).find((key) => item.categoryKey.startsWith(`${key}-`)) ?? 'home';
  const texts = reviewTexts[kindOfDepartment[department] ?? 'home'][language];
  const [english = '', chinese = english] = item.keywords.split(',');
  const thing = language === 'en' ? english.toLowerCase().replace(/^an? /, '') : chinese;
  const parts = [random.pick(texts[mood])];
  if (mood === 'good' && random.chance(0.35)) parts.push(random.pick(texts.good.filter((text) => text !== parts[0])));
  if (score === 4) parts.push(random.pick(texts.middling));
  parts.push(random.pick(deliveryTexts[language][mood]));
  return parts
    .filter(Boolean)
    .join(language === 'en' ? ' ' : '')
    .replaceAll('{thing}', thing);
}

// Two of the good reviews of each best seller have photos.
function withPhotos(item: DemoProduct, written: DemoReview[]): DemoReview[] {
  if (item.rank > MUCH_REVIEWED) return written;
  const happy = written.filter(({ productScore }) => productScore === 5).slice(0, 2);
  return written.map((review) =>
    happy.includes(review) ? { ...review, art: [buyersPhoto(item, review.skuIndex, happy.indexOf(review))] } : review,
  );
}

// The variant that was bought, as if taken at home: a warmer background, a little askew.
function buyersPhoto(item: DemoProduct, skuIndex: number, take: number): Art {
  const hero = item.art[item.skus[skuIndex]?.artIndex ?? 0]?.objects.at(-1);
  if (!hero) throw new Error(`${item.key} has no picture`);
  const palette = take === 0 ? 'sand' : 'clay';
  return {
    width: 480,
    height: 480,
    background: { palette, scene: scenesOf(palette)[1] ?? 'sweep', focusX: 0.5, floorY: 0.82 },
    objects: [{ ...hero, x: take === 0 ? 0.44 : 0.55, y: 0.84, size: 0.6, rotate: take === 0 ? -11 : 9 }],
  };
}
