import type { Fields } from '#console/base/conflict/changed-fields.ts';
import type { FreightTemplate, FreightTerms } from '#contract/shops/merchant-freight.ts';

type Written = Pick<FreightTemplate, 'name' | 'rules'>;
export type ZonePart = keyof FreightTerms;

/**
 * A template as single fields, to compare versions of it: its name, and the parts of its zones. Of zones that not all of the
 * versions have, only the countries are named.
 */
export function fieldsOf({ name, rules }: Written, ...others: Written[]): Fields {
  const inAll = Math.min(...[{ rules }, ...others].map((version) => version.rules.length));
  const zones = rules.flatMap((rule, at) =>
    partsOf(rule)
      .filter(([part]) => at < inAll || part === 'countries')
      .map(([part, value]) => [`${at} ${part}`, value]),
  );
  return { name, ...Object.fromEntries(zones) };
}

const ofUnits: readonly ZonePart[] = ['firstUnits', 'furtherUnits', 'furtherFee'];

/** By price there are tiers instead of further units; the form shows nothing that is not used. */
function partsOf(rule: FreightTerms): [ZonePart, unknown][] {
  const parts = Object.entries({ ...rule, countries: [...rule.countries].sort() }) as [ZonePart, unknown][];
  return parts.filter(([part]) => (rule.basis === 'price' ? !ofUnits.includes(part) : part !== 'tiers'));
}

/** The zone and the part of a field; null for the name. */
export function zonePartOf(field: string): { at: number; part: ZonePart } | null {
  const [at, part] = field.split(' ');
  return part ? { at: Number(at), part: part as ZonePart } : null;
}
