import fc from 'fast-check';
import { z } from 'zod';
import type { Call } from '#contract/core/call.ts';
import { newEmail, newPhone } from '#tests/support/accounts/accounts.ts';
import { sampleOf } from './samples.ts';

// Inputs that a call's schema accepts, at its limits and at random: new calls are tested without further code.

type Schema = {
  type?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
};

/** Ids that exist, by the name of the field that takes them, so that calls get further than "not found". */
export type Existing = Record<string, readonly unknown[]>;

/** Numbers at the limits of integers, of search indexes and of calendars. */
const edges = [0, 1, 2, 99, 100, 1_000, 33_554_431, 33_554_432, 99_999_999, 2_147_483_647];
const strangeTexts = [
  '',
  ' ',
  '\u202e\u200b\ufeff',
  '👩‍👩‍👧‍👦'.repeat(5),
  'ກຂ ไทย 漢字',
  "' or 1=1--",
  '%_\\',
  '\\x00 {"a":1}',
  '1e309',
  'a\tb\nc',
  '\u0001\u007f\u009f',
];

/** Any input that the call accepts. Fields that the schema would refuse get the sample's value. */
export function admittedInputs(call: Call, existing: Existing): fc.Arbitrary<unknown> {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema;
  if (call.body === 'value') return fc.constant(null).map(newEmail);
  if (call.body === 'file') return fc.constant(null).map(() => sampleOf(call));
  return valueFor(schema, '', existing).map((value) => admitted(call, value as Record<string, unknown>));
}

function admitted(call: Call, given: Record<string, unknown>): unknown {
  if (call.input.safeParse(given).success) return given;
  const mended = { ...(sampleOf(call) as Record<string, unknown>) };
  for (const [name, value] of Object.entries(given)) {
    if (call.input.safeParse({ ...mended, [name]: value }).success) mended[name] = value;
  }
  return mended;
}

function valueFor(schema: Schema, name: string, existing: Existing): fc.Arbitrary<unknown> {
  const known = existing[name];
  const any = anyValue(schema, name, existing);
  return known?.length
    ? fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: any })
    : any;
}

function anyValue(schema: Schema, name: string, existing: Existing): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueFor(choice, name, existing)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'object') return objectFor(schema, existing);
  if (schema.type === 'array') return listFor(schema, name, existing);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'string') return textFor(schema, name);
  return numberFor(schema);
}

function objectFor({ properties = {}, required = [] }: Schema, existing: Existing): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, part]) => [name, valueFor(part, name, existing)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
}

function listFor(schema: Schema, name: string, existing: Existing): fc.Arbitrary<unknown> {
  const item = valueFor(schema.items ?? {}, name.replace(/s$/, ''), existing);
  const [minLength, most] = [schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 100)];
  const few = fc.array(item, { minLength, maxLength: Math.max(minLength, Math.min(3, most)) });
  const full = item.map((one) => Array.from({ length: most }, () => one));
  return fc.oneof({ weight: 5, arbitrary: few }, { weight: 1, arbitrary: full });
}

function numberFor({ minimum, exclusiveMinimum, maximum = 2_147_483_647 }: Schema): fc.Arbitrary<number> {
  const min = minimum ?? (exclusiveMinimum === undefined ? -2_147_483_648 : exclusiveMinimum + 1);
  const inside = edges.filter((edge) => edge >= min && edge <= maximum);
  return fc.oneof(
    fc.constantFrom(min, maximum, ...inside),
    fc.integer({ min, max: Math.min(maximum, Math.max(min, 20)) }),
    fc.integer({ min, max: maximum }),
  );
}

function textFor({ pattern, minLength = 0, maxLength }: Schema, name: string): fc.Arbitrary<string> {
  if (/email|^to$/i.test(name)) return fc.constant(null).map(newEmail);
  if (/^(?:phone|mobile)$/.test(name)) return fc.oneof(fc.constant(null).map(newPhone), textMatching(pattern));
  const longest = maxLength ?? 300;
  const cut = (text: string) => text.slice(0, longest).toWellFormed().padEnd(minLength, 'x');
  const texts = [
    fc.constantFrom(...strangeTexts).map(cut),
    fc.string({ unit: 'binary', maxLength: Math.min(longest, 40) }).map(cut),
    fc.string({ unit: 'grapheme', maxLength: Math.min(longest, 40) }).map(cut),
    fc.constantFrom('x', '漢', '🐟').map((letter) => cut(letter.repeat(longest))),
  ];
  return pattern ? fc.oneof(textMatching(pattern), ...texts) : fc.oneof(...texts);
}

function textMatching(pattern = ''): fc.Arbitrary<string> {
  // fast-check does not support Unicode classes; the other texts cover those.
  if (!pattern.startsWith('^') || pattern.includes('\\p')) return fc.constantFrom('a', '1', 'ไทย');
  return fc.stringMatching(new RegExp(pattern));
}
