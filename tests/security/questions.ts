import type { Call } from '#contract/core/call.ts';
import { type Schema, sampleFor, schemaOf } from './samples.ts';

// Every way to ask a call for things that someone knows of: by their numbers, by words from them, and with each filter.

/** What someone knows of another's things. `ids` are those of all kinds; `byName` says which of them a field of this name means. */
export type Known = {
  ids: readonly number[];
  byName: Readonly<Record<string, readonly number[]>>;
  orders: readonly string[];
  refunds: readonly string[];
  words: readonly string[];
};

export const knowsNothing: Known = { ids: [], byName: {}, orders: [], refunds: [], words: [] };

type Fields = Record<string, unknown>;

/**
 * Inputs of a call with these things: each combination of what it needs, and each of these with one optional field more. An input
 * may still be one that the call refuses.
 */
export function questionsOf(call: Call, known: Known): Fields[] {
  const { properties = {}, required = [] } = schemaOf(call);
  let needed: Fields[] = [{}];
  const optional: Fields[] = [];
  for (const [name, schema] of Object.entries(properties)) {
    const values = valuesFor(name, schema, known, call.method === 'GET');
    const isNeeded = required.includes(name) || call.path.includes(`{${name}}`);
    if (isNeeded) needed = needed.flatMap((fields) => values.map((value) => ({ ...fields, [name]: value })));
    else optional.push(...values.map((value) => ({ [name]: value })));
  }
  return needed.flatMap((fields) => [fields, ...optional.map((field) => ({ ...fields, ...field }))]);
}

/** Every value for a field, by its name or its schema; of choices that are no filter, one. */
function valuesFor(name: string, schema: Schema, known: Known, isFilter: boolean): unknown[] {
  const { ids, byName, orders, refunds, words } = known;
  if (/^(?:page|limit|after)$/.test(name)) return [];
  if (name === 'words') return [...words];
  if (name === 'orderNo') return [...orders];
  if (name === 'refundOrderNo') return [...refunds];
  if (name === 'orders') return [orders.join(',')];
  if (name === 'codes') return [words];
  if (/^id$|Id$/.test(name)) return [...(byName[name] ?? ids)];
  if (/^ids$|Ids$/.test(name)) return [schema.type === 'array' ? ids : ids.join(',')];
  if (schema.items?.properties) return [rowsFor(schema.items.properties, known)];
  const choices = isFilter ? choicesOf(schema) : [];
  return choices.length > 0 ? choices : [sampleFor(schema, name)];
}

/** Rows that together name everything: the first has the first value of each field, and so on. */
function rowsFor(properties: Record<string, Schema>, known: Known): Fields[] {
  const columns = Object.entries(properties).map(
    ([name, schema]) => [name, valuesFor(name, schema, known, false)] as const,
  );
  const count = Math.max(...columns.map(([, values]) => values.length));
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(columns.map(([name, values]) => [name, values[row % values.length]])),
  );
}

function choicesOf({ enum: values = [], const: value, anyOf = [], type }: Schema): unknown[] {
  if (type === 'boolean') return [true, false];
  return [...values, ...(value === undefined ? [] : [value]), ...anyOf.flatMap(choicesOf)];
}
