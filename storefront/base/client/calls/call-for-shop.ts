import { fillPath } from '#contract/core/fill-path.ts';
import { splitLocale } from '#contract/core/languages.ts';
import { dataOf } from './browser-mall.ts';
import type { CallForShop } from './call-mall.ts';

/** Reads from the browser what only the people of a shop may see. The console is always on this origin, and its cookie goes along. */
export const readForShop: CallForShop = async (call, input, shopId) => {
  const given = Object.entries(input as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const { path, rest } = fillPath(call.path, Object.fromEntries(given));
  const { locale } = splitLocale(location.pathname);
  const answer = await fetch(`${path}?${new URLSearchParams(rest as Record<string, string>)}`, {
    headers: { 'X-Shop-Id': String(shopId), 'X-Locale': locale, Accept: 'application/json' },
  });
  return dataOf(await answer.json(), answer.status) as never;
};
