import * as ofShop from '#contract/chat/merchant.ts';
import * as ofPlatform from '#contract/chat/platform.ts';
import * as ofShopper from '#contract/chat/shopper.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { Ask } from '#demo/ask-as.ts';
import { type PastChat, pastChats, platformPhrases, shopPhrases } from './chat-texts.ts';

/** Who takes part. The calls of a desk of the platform have the inputs of those of a shop. */
export type ChatPeople = {
  shopId: number;
  clerks: { shop: Ask; platform: Ask | null };
  /** Makes the calls of this buyer, or of someone who has not signed in, in a language. */
  shopper(buyer: number | null, locale: Locale): Ask;
  productId: number;
  orderOf(buyer: number): Promise<string | null>;
};

type Act = { daysAgo: number; run: () => Promise<unknown> };
const minutesOfDay = 24 * 60;

/** Gives both desks phrases and conversations: some that are over, some that wait. Each line is written at its time, by the calls of its writer. */
export function chatActs(people: ChatPeople): Act[] {
  const phrases = new Map<string, number>();
  const addPhrases = async () => {
    for (const phrase of shopPhrases)
      phrases.set(`shop ${phrase.name}`, (await people.clerks.shop(ofShop.addPhrase, phrase)).id);
    for (const phrase of people.clerks.platform ? platformPhrases : [])
      phrases.set(`platform ${phrase.name}`, (await people.clerks.platform?.(ofPlatform.addPhrase, phrase))?.id ?? 0);
  };
  const begun = pastChats.filter(({ at }) => at === 'shop' || people.clerks.platform !== null);
  return [{ daysAgo: 10, run: addPhrases }, ...begun.flatMap((chat, place) => actsOf(chat, place, people, phrases))];
}

function actsOf(chat: PastChat, place: number, people: ChatPeople, phrases: ReadonlyMap<string, number>): Act[] {
  const { buyer, locale, at, lines } = chat;
  const ask = people.shopper(buyer, locale);
  const desk = (at === 'shop' ? people.clerks.shop : people.clerks.platform) ?? people.clerks.shop;
  const calls = (at === 'shop' ? ofShop : ofPlatform) as typeof ofShop;
  let chatId = 0;
  return lines.map((line, number) => ({
    daysAgo: line.minutes / minutesOfDay,
    async run() {
      if (chatId === 0) chatId = (await ask(ofShopper.openChat, { shopId: at === 'shop' ? people.shopId : null })).id;
      const key = `demo-${place}-${number}`.padEnd(8, '0');
      if ('close' in line) return desk(calls.closeChat, { chatId });
      if ('stars' in line) return ask(ofShopper.rateChat, { chatId, stars: line.stars });
      if ('phrase' in line)
        return desk(calls.sendPhrase, { chatId, key, phraseId: phrases.get(`${at} ${line.phrase}`) ?? 0, order: '' });
      const content =
        'text' in line ? ({ kind: 'text', text: line.text } as const) : await shown(line.show, buyer, people);
      if (!content) return null;
      if (line.by === 'shopper') return ask(ofShopper.sendMessage, { chatId, key, content });
      return desk(calls.sendMessage, { chatId, key, content });
    },
  }));
}

async function shown(what: 'product' | 'order', buyer: number | null, { productId, orderOf }: ChatPeople) {
  if (what === 'product') return { kind: 'product', productId } as const;
  const number = buyer === null ? null : await orderOf(buyer);
  return number === null ? null : ({ kind: 'order', orderNo: number } as const);
}
