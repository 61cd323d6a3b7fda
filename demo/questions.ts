import { type Locale, locales } from '#contract/core/languages.ts';
import { furtherNicknames, type QuestionTopic, questionTopics } from '#demo/data/question-texts.ts';
import { kindOfDepartment, nicknames } from '#demo/data/review-texts.ts';
import type { DemoProduct, DemoQuestion } from './mall-types.ts';
import { type Random, randomFor } from './random.ts';

const ASKED_SHARE = 0.65; // of the products that are delivered
const SHOP_ANSWERS = 0.85;
const BUYER_ANSWERS = 0.5;
const names: Record<Locale, readonly string[]> = { ...nicknames, ...furtherNicknames };

/** Questions about most products, in all languages; most of them answered by the shop, many by a buyer. */
export function demoQuestions(products: DemoProduct[]): DemoQuestion[] {
  const asked = products.flatMap((item) => {
    const random = randomFor(`questions ${item.key}`);
    if (item.isVirtual || !random.chance(ASKED_SHARE)) return []; // the texts speak of parcels
    const department = Object.keys(kindOfDepartment).find((key) => item.categoryKey.startsWith(`${key}-`)) ?? 'home';
    const topics = questionTopics[kindOfDepartment[department] ?? 'home'];
    const first = random.between(0, topics.length - 1);
    const count = random.between(1, topics.length);
    return [...topics.slice(first), ...topics.slice(0, first)]
      .slice(0, count)
      .map((topic) => askAbout(item, topic, random));
  });
  return asked.sort((one, other) => other.daysAgo - one.daysAgo); // as they would have been written
}

function askAbout(item: DemoProduct, { question, shop, buyer }: QuestionTopic, random: Random): DemoQuestion {
  const language: Locale = random.chance(0.6) ? random.pick(['en', 'zh-CN'] as const) : random.pick([...locales]);
  const daysAgo = random.between(0, item.createdDaysAgo);
  const answer = (text: string, nickname: string | null) => ({
    ...{ text, nickname, daysAgo: random.between(0, daysAgo) },
    helpful: random.between(0, Math.min(24, Math.ceil(item.sales / 40))),
  });
  const hasShop = random.chance(SHOP_ANSWERS);
  const hasBuyer = item.sales > 0 && random.chance(BUYER_ANSWERS);
  return {
    productKey: item.key,
    shopKey: item.shopKey,
    nickname: random.pick(names[language]),
    text: question[language],
    daysAgo,
    answers: [
      ...(hasShop ? [answer(shop[language], null)] : []),
      ...(hasBuyer ? [answer(buyer[language], random.pick(names[language]))] : []),
    ],
  };
}
