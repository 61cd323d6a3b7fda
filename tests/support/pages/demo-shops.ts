import type { APIRequestContext } from '@playwright/test';
import type { OutputOf } from '#contract/core/call.ts';
import { searchShops } from '#contract/search/shopper.ts';
import type { ShopCard } from '#contract/shops/shopper.ts';

/** The data of a public call, in English. */
export async function ask<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  return (await (await request.get(path)).json()).data;
}

/** A shop of the demo mall by its English name. */
export async function shopNamed(request: APIRequestContext, name: string): Promise<ShopCard> {
  const query = new URLSearchParams({ keywords: name });
  const { list } = await ask<OutputOf<typeof searchShops>>(request, `${searchShops.path}?${query}`);
  const shop = list.find((candidate) => candidate.name === name);
  if (!shop) throw new Error(`The demo mall has no shop named ${name}`);
  return shop;
}
