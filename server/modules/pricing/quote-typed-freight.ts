import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import { money } from '#contract/core/values.ts';
import type { quoteFreight } from '#contract/pricing/merchant.ts';
import { freightOf } from './freight.ts';

const anyCountry = '*';

/** The freight by rules as they are being written: by that for the country, else by that for all countries without one. */
export function quoteTypedFreight({
  rules,
  country,
  units,
  grams,
  subtotal,
}: z.output<typeof quoteFreight.input>): OutputOf<typeof quoteFreight> {
  const placeOf = (named: string) => rules.findIndex(({ countries }) => countries.includes(named));
  const at = placeOf(country) >= 0 ? placeOf(country) : placeOf(anyCountry);
  const rule = rules[at];
  if (!rule) return { freight: money(0), rule: null };
  return { freight: freightOf(rule, { units, grams, subtotal: money(subtotal) }), rule: at };
}
