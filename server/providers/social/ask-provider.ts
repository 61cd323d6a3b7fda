import { log } from '#server/http/log.ts';
import { Refusal } from '#server/http/refusal.ts';

const timeoutMs = 5_000; // reliability §3.4: a slow provider is given five seconds, and no second try
const answerMaxBytes = 64 * 1024;

/**
 * Asks another provider. It has five seconds for a small answer, and may not send us elsewhere: whatever else happens
 * is one refusal. What it said is not logged, since tokens and addresses are in it.
 */
export async function askProvider(url: string, init: RequestInit = {}): Promise<string> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (response.status !== 200) throw new Error(`It answered ${response.status}`);
    return await readSmall(response);
  } catch (error) {
    log.warn({ err: error, host: new URL(url).host }, 'another provider did not help');
    throw new Refusal('provider_failed');
  }
}

export async function askForJson(url: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const text = await askProvider(url, { ...init, headers: { Accept: 'application/json', ...init.headers } });
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // told below
  }
  throw new Refusal('provider_failed');
}

async function readSmall(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > answerMaxBytes) throw new Error('It said too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A text of an answer, if it is one. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
