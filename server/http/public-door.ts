import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Envelope } from '#contract/call.ts';
import type { Locale } from '#contract/languages.ts';
import { chooseEncoding } from './encoding.ts';
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts';
import { Refusal } from './refusal.ts';
import { requestLocale } from './request-locale.ts';
import { refusalText } from './translations.ts';

type PublicDoor = {
  kept: KeptAnswers;
  /** How a path is answered publicly: under which key it is kept and which address is asked; null when it is not public. */
  publicAddress(url: string): { key: string; url: string; variesByLocale: boolean } | null;
  /** The whole mall, asked without anything personal. */
  ask(request: Request): Promise<Response>;
  onAnswered(isHit: boolean): void;
  /** Sees every request that this door answers; what it gives back is waited for before an answer is made anew. */
  admit?(url: string, incoming: IncomingMessage): (() => Promise<void>) | null;
  /** What every answer of the mall carries, for those that are given here. */
  headers?: Record<string, string>;
};

const urlMax = 2_000;

/**
 * Stands before everything else and answers what is the same for everybody from memory. It hands the mall a request
 * without cookie and authorization, so what is kept cannot hold anything personal. False means: not for this door.
 */
export function openPublicDoor({ kept, publicAddress, ask, onAnswered, admit, headers = {} }: PublicDoor) {
  return function answerPublic(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const url = incoming.url ?? '/';
    if (incoming.method !== 'GET' || url.length > urlMax) return false;
    const address = publicAddress(url);
    if (!address) return false;

    const header = (name: string) => incoming.headers[name] as string | undefined;
    const locale = address.variesByLocale ? requestLocale(header) : '';
    const key = `${address.key}\n${locale}`;
    const makeAnew = () =>
      ask(new Request(`http://mall.invalid${address.url}`, { headers: locale ? { 'x-locale': locale } : {} }));

    const admission = admit?.(address.url, incoming) ?? null;
    const found = kept.find(key, makeAnew);
    onAnswered(found !== undefined);
    if (found) {
      write(found, incoming, outgoing);
      return true;
    }
    const made = admission ? admission().then(() => kept.getOrMake(key, makeAnew)) : kept.getOrMake(key, makeAnew);
    made.then(
      (answer) => write(answer, incoming, outgoing),
      (error: unknown) => {
        if (error instanceof Refusal) refuse(error, requestLocale(header), headers, outgoing);
        else outgoing.destroy(error as Error);
      },
    );
    return true;
  };
}

function refuse(refusal: Refusal, locale: Locale, headers: Record<string, string>, outgoing: ServerResponse): void {
  const { status, reason, details } = refusal;
  const message = refusalText(locale, reason, details);
  const body = JSON.stringify({ code: status, message, reason } satisfies Envelope);
  outgoing
    .writeHead(status, {
      ...headers,
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-request-id': randomBytes(8).toString('hex'),
      ...(details.seconds !== undefined && { 'retry-after': String(details.seconds) }),
    })
    .end(body);
}

function write(answer: KeptAnswer, incoming: IncomingMessage, outgoing: ServerResponse): void {
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
