import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { createContext, type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import type { User } from '#contract/identity.ts';
import { splitLocale } from '#contract/languages.ts';
import type { CallMall } from './call-mall.ts';
import { loadAllMessages } from './later-messages.ts';

// The page build is its own bundle: what the server needs of it goes through this file.
export { callFailure } from './call-mall.ts';
export { publicSearch } from './public-pages.ts';
export { default as styleSheetUrl } from './tokens.css?url';

/** How a loader reaches the mall. The server sets it for each request (house style §3). */
export const callMall = createContext<CallMall>();

/** Who is signed in, on pages whose guard has found out. */
export const signedInUser = createContext<User>();

/** What every page may know of the server's settings. Nothing secret, nothing personal. */
export type PublicSettings = {
  publicUrl: string;
  apiUrl: string;
  isDemo: boolean;
  /** A demo that others than this machine can reach says so on every page. */
  isPublicDemo: boolean;
  messagesUrl: string | null;
};
export const publicSettings = createContext<PublicSettings>();

/** What time it is by the mall's clock: what a countdown is rendered with. */
export const mallTime = createContext<() => Promise<number>>();

/** The nonce of pages made for one person; public pages carry hashes instead, since they are kept and shown again. */
export const scriptNonce = createContext<string | undefined>(undefined);

const renderTimeoutMs = 10_000;

/** Renders a whole page: public pages are cached whole, and the status of a late error must still be right. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  await loadAllMessages(splitLocale(new URL(request.url).pathname).locale);
  const nonce = context.get(scriptNonce);
  return new Promise((resolve, reject) => {
    let statusNow = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Long parts would otherwise come hidden at the end, to be put in their places by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: statusNow }));
          pipe(body);
        },
        onShellError: reject,
        onError() {
          statusNow = 500;
        },
      },
    );
    setTimeout(abort, renderTimeoutMs).unref();
  });
}
