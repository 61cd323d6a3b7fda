import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { arrivalsMax, listArrivals } from '#contract/pricing/shopper.ts';
import { callQuietly } from '#storefront/base/client/calls/browser-mall.ts';
import { readChosenCountry, readCountry } from '#storefront/base/client/saved/delivery-country.ts';

export type Arrival = OutputOf<typeof listArrivals>['list'][number];

type Of = { productId: number; country: string | null; locale: Locale; uid: number | null };
type Listener = (arrival: Arrival) => void;

const collectMs = 50; // the cards of one screen are seen one after the other

// By destination and day: who stays past midnight or chooses another country asks again.
const known = new Map<string, Map<number, Arrival>>();
let waiting = new Map<number, Set<Listener>>();
let timer: ReturnType<typeof setTimeout> | undefined;
let current = '';

/** Calls back with when a product would arrive once its element is seen. What it returns stops that. */
export function watchArrival(element: Element, { productId, country, locale, uid }: Of, onKnown: Listener): () => void {
  const chosen = country ?? readChosenCountry();
  const destination = { country: chosen ?? readCountry(locale), prefer: chosen ? 'country' : 'address' } as const;
  const key = `${destination.country} ${destination.prefer} ${uid} ${new Date().toDateString()}`;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const arrival = known.get(key)?.get(productId);
      if (arrival) onKnown(arrival);
      else collect(key, destination, productId, onKnown);
    },
    { rootMargin: '200px 0px' },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    waiting.get(productId)?.delete(onKnown);
  };
}

type Destination = { country: string; prefer: 'country' | 'address' };

function collect(key: string, destination: Destination, productId: number, onKnown: Listener): void {
  if (key !== current) waiting = new Map(); // those of another destination have been replaced on the page
  current = key;
  waiting.set(productId, (waiting.get(productId) ?? new Set()).add(onKnown));
  clearTimeout(timer);
  timer = setTimeout(() => void ask(key, destination), collectMs);
}

/** Nobody waits for it: without an answer the lines stay empty, and the next card that is seen asks again. */
async function ask(key: string, destination: Destination): Promise<void> {
  const asked = [...waiting].slice(0, arrivalsMax);
  for (const [id] of asked) waiting.delete(id);
  if (waiting.size > 0) timer = setTimeout(() => void ask(key, destination), 0);
  const ids = asked.map(([id]) => id).join(',');
  const answer = await callQuietly(listArrivals, { ids, ...destination }).catch(() => null);
  if (!answer) return;
  const arrivals = known.get(key) ?? new Map<number, Arrival>();
  known.set(key, arrivals);
  for (const arrival of answer.list) arrivals.set(arrival.id, arrival);
  for (const [id, listeners] of asked) {
    const arrival = arrivals.get(id);
    if (arrival) for (const listener of listeners) listener(arrival);
  }
}
