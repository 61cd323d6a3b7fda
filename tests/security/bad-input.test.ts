import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '#contract/core/call.ts';
import { everyCall } from '#contract/index.ts';
import { as } from '#tests/support/accounts/accounts.ts';
import { callerFor } from '#tests/support/accounts/callers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { brokenBodies, hostileTexts, wrongTypes } from './bad-values.ts';
import { fieldsOf, sampleOf } from './samples.ts';

// Every field of every call with every bad value: always an envelope with a message, never a 5xx. New calls are included automatically.

const mall = openMallUnderTest({ DEMO: '1' });
const innerDetail =
  /\bselect\b.*\bfrom\b|\binsert into\b|violates|syntax error|at \w+ \(|\.ts:\d|node_modules|ZodError|drizzle/i;

/** What is wrong with an answer, or null. */
async function complaint(response: Response): Promise<string | null> {
  const text = await response.text();
  if (response.status >= 500 && response.status !== 503) return `HTTP ${response.status}: ${text}`;
  try {
    const { code, message } = JSON.parse(text);
    if (code !== response.status || typeof message !== 'string' || message === '') return `no envelope: ${text}`;
  } catch {
    return `no JSON: ${text.slice(0, 100)}`;
  }
  return response.status !== 200 && innerDetail.test(text) ? `inner detail: ${text}` : null;
}

function variantsOf(call: Call): [string, unknown][] {
  const values = call.method === 'GET' || call.body === 'form' ? hostileTexts : [...wrongTypes, ...hostileTexts];
  const named = (value: unknown) => `${JSON.stringify(value)?.slice(0, 40)}`;
  if (call.body === 'value') return values.map((value) => [named(value), value]);
  return fieldsOf(call).flatMap((field) =>
    values.map((value): [string, unknown] => [
      `${field}: ${named(value)}`,
      { ...(sampleOf(call) as object), [field]: value },
    ]),
  );
}

function requiredOf(call: Call): string[] {
  const { required } = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as { required?: string[] };
  return required ?? [];
}

/** Makes the requests with the call's role, one after another, and returns what was wrong with the answers. */
async function complaintsAbout(
  call: Call,
  requests: [string, (headers: Record<string, string>) => Promise<Response>][],
) {
  const complaints: string[] = [];
  let { token } = await callerFor(call.who);
  for (const [name, request] of requests) {
    const response = await request(as(token));
    if (response.status === 401) ({ token } = await callerFor(call.who)); // some calls end the session that makes them
    const wrong = await complaint(response);
    if (wrong) complaints.push(`${name} → ${wrong}`);
  }
  return complaints;
}

const bodyTypes = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

describe.each(everyCall.map((call) => [call.path, call] as const))('%s', (path, call) => {
  test('bad values are refused', async () => {
    const complaints = await complaintsAbout(
      call,
      variantsOf(call).map(([name, input]) => [name, (headers) => mall.send(call, input, headers)]),
    );
    expect(complaints).toEqual([]);
  });

  test('a missing field is refused by its name', async () => {
    const { token } = await callerFor(call.who);
    for (const field of requiredOf(call)) {
      const { [field]: _, ...rest } = sampleOf(call) as Record<string, unknown>;
      if (path.includes(`{${field}}`)) continue; // part of the path: without it this is another address
      const response = await mall.send(call, rest, as(token));
      const { message, ...answer } = await response.json();
      expect([response.status, answer]).toEqual([400, { code: 400, reason: 'bad_input', field }]);
      expect(message).toMatch(/^Please [a-z ]+$/);
    }
  });

  if (call.method === 'GET') return;
  test('broken bodies are refused', async () => {
    const address = path.replaceAll(/[{}]/g, '');
    const complaints = await complaintsAbout(
      call,
      bodyTypes.flatMap((type) =>
        brokenBodies.map(([name, body]) => [
          `${name} as ${type}`,
          async (headers) =>
            mall.api.request(address, { method: 'POST', body, headers: { 'content-type': type, ...headers } }),
        ]),
      ),
    );
    expect(complaints).toEqual([]);
  });
});

test('an answer with internal details is noticed', async () => {
  const bug = new Response('{"code":500,"message":"x"}', { status: 500 });
  const leak = new Response('{"code":400,"message":"duplicate key violates accounts_email"}', { status: 400 });
  const page = new Response('<html>', { status: 404 });
  expect([await complaint(bug), await complaint(leak), await complaint(page)]).toEqual([
    'HTTP 500: {"code":500,"message":"x"}',
    'inner detail: {"code":400,"message":"duplicate key violates accounts_email"}',
    'no JSON: <html>',
  ]);
});
