import { locales } from '#contract/core/languages.ts';
import { inConsole, onServerOnly, withEveryPage } from '#locales/groups.ts';
import type { Page } from '#storefront/base/links/page-facts.ts';

export type House = {
  /** What a file of storefront/ exports; null where there is no such file. */
  exportsOf(file: string): ReadonlySet<string> | null;
  /** The keys of all messages of a language. */
  keysOf(locale: string): ReadonlySet<string>;
};

// Spec §4 and §6: all below /users and /order is for those who are signed in, but for these.
const openToGuests = ['/users/merchant_settled', '/order/shopping_cart', '/order/look_up'];

/** What is wrong with an entry of storefront/routes.ts. */
export function wrongWith(page: Page, pages: readonly Page[], house: House): string[] {
  const { path, file, frame, access, title, description, messages = [], cachedBy, sameAs, inSitemap } = page;
  const wrong: string[] = [];
  const own = house.exportsOf(file);
  const around = frame ? house.exportsOf(frame) : new Set<string>();
  if (!own) wrong.push(`there is no file ${file}`);
  if (!around) wrong.push(`there is no file ${frame}`);

  const saysTitle = own?.has('meta') || around?.has('meta');
  if (title === null && !saysTitle) wrong.push('it has no title: name its message here, or export a meta');
  if (title !== null && saysTitle) wrong.push('its title is said twice: here and by a meta');

  const later = (group: string) => ![...withEveryPage, ...onServerOnly, ...inConsole].some((other) => other === group);
  for (const group of messages)
    if (!later(group)) wrong.push(`leave ${group} out of its messages: every page has it, or none`);
  for (const locale of locales) {
    const keys = house.keysOf(locale);
    for (const group of messages)
      if (![...keys].some((key) => key.startsWith(`${group}.`))) wrong.push(`${locale} has no messages of ${group}`);
    for (const key of [title, description]) if (key && !keys.has(key)) wrong.push(`${locale} has no ${key}`);
  }
  for (const key of [title, description]) {
    const group = key?.split('.')[0] ?? '';
    if (key && later(group) && !messages.some((one) => one === group))
      wrong.push(`add ${group} to its messages: ${key} is there`);
  }

  if (access !== 'anyone' && own && !own.has('loader'))
    wrong.push('add a loader, even one that returns null: without it the guard is not always asked');
  if (access !== 'anyone' && cachedBy) wrong.push('what is not for everybody must not be cached for everybody');
  if (/^\/(?:users|order)\//.test(path) && access !== 'shopper' && !openToGuests.includes(path))
    wrong.push('all below /users and /order is for those who are signed in');
  if ((inSitemap || sameAs) && !cachedBy) wrong.push('search engines know only pages that are the same for everybody');
  if (sameAs && !pages.some((other) => other.path === sameAs)) wrong.push(`there is no page ${sameAs}`);
  if (path !== path.toLowerCase() || (path !== '/' && path.endsWith('/')))
    wrong.push('its address has capitals, or a slash at the end');
  if (pages.filter((other) => other.path === path).length > 1) wrong.push('another page has the same address');
  return wrong;
}

/** Addresses of the mall that a text names in quotes, without their query: "/goods/top_one" of '/goods/top_one?cid=1'. */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(/['"`](\/(?:goods|users|order|merchant|middlewares|dev)(?:\/\w+)+)\/?(?=['"`?])/g)].map(
    ([, path = '']) => path,
  );
}
