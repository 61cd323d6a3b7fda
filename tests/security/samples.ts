import { z } from 'zod';
import type { Call } from '#contract/core/call.ts';
import { newEmail, newPhone, password } from '#tests/support/accounts/accounts.ts';

// Valid input of a call, built from its schema and the names of its fields: new calls are tested without further code.

export type Schema = {
  type?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  examples?: unknown[];
};

/** Values by field name. A field that is not listed gets a value that its schema accepts. */
const byName: Record<string, () => unknown> = {
  email: newEmail,
  phone: newPhone,
  mobile: newPhone,
  countryCode: () => '+86',
  captcha: () => '000000',
  password: () => password,
  newPassword: () => password,
  passwordAgain: () => password,
  langCode: () => 'th',
  nickname: () => 'Ana',
  avatar: () => null,
  country: () => 'US',
  postCode: () => '10001',
  carrier: () => 'dhl',
  trackingNumber: () => 'JD0146000031',
  picture: () => `/media/${'0'.repeat(32)}`,
  pic: () => `/media/${'0'.repeat(32)}`,
  qualificationPicture: () => [`/media/${'0'.repeat(32)}`],
  multipart: () => new File([new Uint8Array([0xff, 0xd8, 0xff])], 'picture.jpg', { type: 'image/jpeg' }),
};

/** The names of a call's fields; none when its body is a bare value. */
export function fieldsOf(call: Call): string[] {
  return Object.keys(schemaOf(call).properties ?? {});
}

/** Input that the call's schema accepts. Ids and codes are invented, so the call may still refuse it. */
export function sampleOf(call: Call): unknown {
  const sample = call.body === 'value' ? newEmail() : sampleFor(schemaOf(call), '');
  const { error } = call.input.safeParse(sample);
  if (error) throw new Error(`samples.ts does not know what ${call.path} takes: ${error.message}`);
  return sample;
}

const schemas = new WeakMap<Call, Schema>(); // slow to build, and asked for with every bad value

/** A call's input as JSON schema. */
export function schemaOf(call: Call): Schema {
  const schema = schemas.get(call) ?? (z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema);
  schemas.set(call, schema);
  return schema;
}

/** A value that a field of this name and schema accepts. */
export function sampleFor(schema: Schema, name: string): unknown {
  if (byName[name]) return byName[name]();
  if (schema.examples) return schema.examples[0];
  const [choice] = schema.properties ? [] : (schema.anyOf ?? schema.oneOf ?? []);
  if (choice) return sampleFor(choice, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object') {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([field, part]) => [field, sampleFor(part, field)]),
    );
  }
  if (schema.type === 'array') return [sampleFor(schema.items ?? {}, name.replace(/s$/, ''))];
  if (schema.type === 'boolean') return true;
  return schema.type === 'string' ? textFor(schema) : 1;
}

/** Numbers of payments, orders and the like are two letters and digits; see their patterns. */
function textFor({ pattern = '' }: Schema): string {
  const [, letters] = /^\^([A-Z]{2})\\d\{16,24\}\$$/.exec(pattern) ?? [];
  return letters ? letters + '0'.repeat(20) : 'sample';
}
