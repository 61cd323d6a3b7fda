import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitLocale } from '#contract/core/languages.ts';
import { withDeadline } from '#server/database/deadline.ts';
import { asRefusal } from '#server/http/answers.ts';
import { sendFallback } from '#server/http/fallback-response.ts';
import { limits } from '#server/http/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import { requestLocale } from '#server/http/request-locale.ts';
import { chooseEncoding } from './encoding.ts';
import type { CachedResponse, ResponseCache } from './response-cache.ts';

type PublicResponses = {
  cache: ResponseCache;
  /** The cache key of a public address, and the address to render for it; null when it is not public. */
  publicAddress(url: string): { key: string; url: string; variesByLocale: boolean } | null;
  /** The whole mall, called without anything personal. */
  ask(request: Request): Promise<Response>;
  onAnswered(isHit: boolean): void;
  /** Called for every public request; the function it returns is awaited before a response is rendered. */
  admit?(url: string, incoming: IncomingMessage): (() => Promise<void>) | null;
  /** Headers of every response of the mall, for the error pages that are sent here. */
  headers?: Record<string, string>;
};

const urlMax = 2_000;

/**
 * Answers public requests from the response cache, before any other handler. Responses are rendered for a request without
 * cookie and authorization, so a cached one cannot hold anything personal. Returns false when the request is not public.
 */
export function openPublicResponses({ cache, publicAddress, ask, onAnswered, admit, headers = {} }: PublicResponses) {
  return function answerPublic(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const url = incoming.url ?? '/';
    if (incoming.method !== 'GET' || url.length > urlMax) return false;
    const address = publicAddress(url);
    if (!address) return false;

    const header = (name: string) => incoming.headers[name] as string | undefined;
    const locale = address.variesByLocale ? requestLocale(header) : '';
    const key = `${address.key}\n${locale}`;
    const render = () =>
      withinTime(() =>
        ask(new Request(`http://mall.invalid${address.url}`, { headers: locale ? { 'x-locale': locale } : {} })),
      );

    const waitForTurn = admit?.(address.url, incoming) ?? null;
    const found = cache.find(key, render);
    onAnswered(found !== undefined);
    if (found) {
      write(found, incoming, outgoing);
      return true;
    }
    const rendered = waitForTurn
      ? waitForTurn().then(() => cache.getOrRender(key, render))
      : cache.getOrRender(key, render);
    rendered.then(
      (answer) => write(answer, incoming, outgoing),
      (error: unknown) => {
        const refusal = asRefusal(error);
        const last = refusal?.status === 503 && cache.findLast(key);
        if (last) return write(last, incoming, outgoing);
        const isCall = address.url.startsWith('/api/');
        const language = isCall ? requestLocale(header) : splitLocale(address.url).locale;
        sendFallback(outgoing, refusal ?? error, language, isCall ? 'json' : 'html', headers);
      },
    );
    return true;
  };
}

/** Database reads have their own deadline; this longer one covers everything else that might never end. */
async function withinTime(ask: () => Promise<Response>): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('busy')), limits.publicAnswerMs);
  });
  try {
    return await Promise.race([withDeadline(limits.publicReadMs, ask), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

function write(answer: CachedResponse, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const headers: Record<string, string | number> = {
    ...answer.headers,
    'x-request-id': randomBytes(8).toString('hex'),
    etag: answer.etag,
    'cache-control': answer.headers['cache-control'] ?? 'public, no-cache',
    vary: 'Accept-Encoding, X-Locale, Accept-Language, Cookie, Origin',
  };
  if (incoming.headers['if-none-match'] === answer.etag && answer.status === 200) {
    outgoing.writeHead(304, headers).end();
    return;
  }
  const encoding = chooseEncoding(incoming.headers['accept-encoding'] as string | undefined);
  const body = answer.bodies[encoding];
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = body.length;
  outgoing.writeHead(answer.status, headers).end(body);
}
