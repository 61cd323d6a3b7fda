import { log } from '#server/http/log.ts';
import { Refusal } from '#server/http/refusal.ts';

const timeoutMs = 5_000; // reliability §3.4: a slow provider gets five seconds, and no retry
const answerMaxBytes = 64 * 1024;

/** The text of what another provider answers. */
export async function askProvider(url: string, init: RequestInit = {}): Promise<string> {
  return (await fetchProvider(url, init)).text();
}

/**
 * Calls a sign-in provider. It has five seconds for a small answer and may not redirect; any failure is the same refusal.
 * The answer is not logged, since it contains tokens and addresses.
 */
export async function fetchProvider(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (response.status !== 200) throw new Error(`The provider answered ${response.status}`);
    return new Response(await readSmall(response), { headers: response.headers });
  } catch (error) {
    log.warn({ err: error, host: new URL(url).host }, `sign-in provider ${new URL(url).host} failed`);
    throw new Refusal('provider_failed');
  }
}

export async function askForJson(url: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const text = await askProvider(url, { ...init, headers: { Accept: 'application/json', ...init.headers } });
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // refused below
  }
  throw new Refusal('provider_failed');
}

async function readSmall(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > answerMaxBytes) throw new Error('The answer of the provider is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A non-empty text of an answer, or null. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
