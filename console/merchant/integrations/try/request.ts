import type { Operation } from './operations.ts';

export type Values = Record<string, string>;

/** The address of a call with its inputs filled in; empty ones are left out. */
export function addressOf({ path, fields }: Pick<Operation, 'path' | 'fields'>, values: Values): string {
  const given = fields.map((field) => ({ ...field, value: (values[field.name] ?? '').trim() }));
  const filled = given
    .filter((field) => field.in === 'path')
    .reduce((address, { name, value }) => address.replace(`{${name}}`, encodeURIComponent(value)), path);
  const query = given.filter((field) => field.in === 'query' && field.value !== '');
  const search = new URLSearchParams(query.map(({ name, value }) => [name, value])).toString();
  return search ? `${filled}?${search}` : filled;
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

type Curl = { url: string; method: 'GET' | 'POST'; body: string | null; takesIdempotencyKey?: boolean };

/** The same request for a shell, with the key from its environment. */
export function curlOf({ url, method, body, takesIdempotencyKey = false }: Curl): string {
  const parts = [
    method === 'GET' ? `curl ${quoted(url)}` : `curl -X POST ${quoted(url)}`,
    '-H "Authorization: Bearer $GALLERIA_KEY"',
    ...(takesIdempotencyKey ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body === null ? [] : ["-H 'Content-Type: application/json'", `-d ${quoted(compact(body))}`]),
  ];
  return parts.join(' \\\n  ');
}

/** JSON without its line breaks; what is not JSON stays as it is. */
function compact(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
