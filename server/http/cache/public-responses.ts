import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitLocale } from '#contract/core/languages.ts';
import { withDeadline } from '#server/database/deadline.ts';
import { asRefusal } from '#server/http/answers.ts';
import { answerBriefly } from '#server/http/brief-answers.ts';
import { limits } from '#server/http/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import { requestLocale } from '#server/http/request-locale.ts';
import { chooseEncoding } from './encoding.ts';
import type { CachedResponse, ResponseCache } from './response-cache.ts';

type PublicResponses = {
  cache: ResponseCache;
  /** The cache key of a public address, and the address that is rendered for it; null when it is not public. */
  publicAddress(url: string): { key: string; url: string; variesByLocale: boolean } | null;
  /** The whole mall, asked without anything personal. */
  ask(request: Request): Promise<Response>;
  onAnswered(isHit: boolean): void;
  /** Called for every request that is answered here; the function it returns is awaited before a response is rendered. */
  admit?(url: string, incoming: IncomingMessage): (() => Promise<void>) | null;
  /** What every answer of the mall carries, for those that are given here. */
  headers?: Record<string, string>;
};

const urlMax = 2_000;

/**
 * Answers public requests from the response cache, before any other handler. It renders with a request
 * without cookie and authorization, so a cached response cannot hold anything personal. False means: not a public request.
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

    const admission = admit?.(address.url, incoming) ?? null;
    const found = cache.find(key, render);
    onAnswered(found !== undefined);
    if (found) {
      write(found, incoming, outgoing);
      return true;
    }
    const made = admission ? admission().then(() => cache.getOrMake(key, render)) : cache.getOrMake(key, render);
    made.then(
      (answer) => write(answer, incoming, outgoing),
      (error: unknown) => {
        const refusal = asRefusal(error);
        const last = refusal?.status === 503 && cache.findLast(key);
        if (last) return write(last, incoming, outgoing);
        const isCall = address.url.startsWith('/api/');
        const language = isCall ? requestLocale(header) : splitLocale(address.url).locale;
        answerBriefly(outgoing, refusal ?? error, language, isCall ? 'json' : 'html', headers);
      },
    );
    return true;
  };
}

/** What the database is asked for has its deadline; the longer one is for whatever else might never end. */
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
