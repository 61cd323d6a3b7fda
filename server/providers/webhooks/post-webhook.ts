import { Resolver } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopbackIp, isPublicAddress } from './public-address.ts';
import { hostOf, readTarget } from './webhook-target.ts';

export type SentWebhook = { url: string; body: string; headers: Record<string, string> };
export type WebhookFailure = 'address' | 'unreachable' | 'timeout' | 'redirect' | 'status';
export type WebhookAnswer = { status: number | null; answer: string; failure: WebhookFailure | null; tookMs: number };

/** The IP addresses of a name. */
export type Resolve = (name: string) => Promise<string[]>;

const answerWithinMs = 5_000;
const answerBytes = 1024;
const resolveMs = 2_000;

class RefusedAddress extends Error {}

/**
 * Asks name servers only: no file of this machine can give a name a meaning, and a slow server takes none of the few threads that
 * the system's own resolver has.
 */
export const resolveByServers: Resolve = async (name) => {
  const resolver = new Resolver({ timeout: resolveMs, tries: 1 });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

/**
 * Sends a webhook to an address outside. Names are resolved for this connection, and it goes to exactly the addresses that were
 * checked, so that a name which means another address afterwards gains nothing. Redirects are not followed, no connection is
 * used twice, and no more than the beginning of the answer is read.
 */
export async function postWebhook(
  sent: SentWebhook,
  { allowsLocal, resolve, timeoutMs = answerWithinMs }: { allowsLocal: boolean; resolve: Resolve; timeoutMs?: number },
): Promise<WebhookAnswer> {
  const startedAt = performance.now();
  const tookMs = () => Math.round(performance.now() - startedAt);
  const mayReach = (address: string) => isPublicAddress(address) || (allowsLocal && isLoopbackIp(address));
  const url = readTarget(sent.url, allowsLocal);
  if (!url) return { status: null, answer: '', failure: 'address', tookMs: tookMs() };
  try {
    const { status, answer } = await send(url, sent, checkedLookup(resolve, mayReach), timeoutMs);
    const isRedirect = status >= 300 && status < 400;
    const failure = isRedirect ? 'redirect' : status < 200 || status >= 300 ? 'status' : null;
    return { status, answer, failure, tookMs: tookMs() };
  } catch (error) {
    const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
    const failure = error instanceof RefusedAddress ? 'address' : isLate ? 'timeout' : 'unreachable';
    return { status: null, answer: '', failure, tookMs: tookMs() };
  }
}

/** One that is not public refuses all of them: which one a connection takes must not matter. */
export function checkedLookup(resolve: Resolve, mayReach: (address: string) => boolean): LookupFunction {
  const find = async (name: string) => {
    const found = await resolve(name);
    if (found.some((address) => !mayReach(address))) throw new RefusedAddress(`${name} is not a public address`);
    if (found.length === 0) throw new Error(`${name} has no address`);
    return found.map((address) => ({ address, family: isIP(address) }));
  };
  return (name, { all }, callback) => {
    find(name).then(
      (found) => {
        const [first] = found;
        if (all) callback(null, found);
        else callback(null, first?.address ?? '', first?.family ?? 0);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}

function send(url: URL, { body, headers }: SentWebhook, lookup: LookupFunction, timeoutMs: number) {
  return new Promise<{ status: number; answer: string }>((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http;
    const signal = AbortSignal.timeout(timeoutMs);
    const request = client.request(
      {
        ...{ protocol: url.protocol, hostname: hostOf(url), port: url.port, path: url.pathname + url.search },
        ...{ method: 'POST', agent: false, lookup, signal, maxHeaderSize: 16 * 1024 },
        headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body), connection: 'close' },
      },
      (response) => {
        readStart(response).then((answer) => resolve({ status: response.statusCode ?? 0, answer }), reject);
      },
    );
    request.on('error', (error) => reject(signal.aborted ? signal.reason : error));
    request.end(body);
  });
}

async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= answerBytes) break; // which ends the connection
  }
  // PostgreSQL stores no NUL, and an answer may end within a character.
  return Buffer.concat(chunks).subarray(0, answerBytes).toString('utf8').replaceAll('\0', '�');
}
