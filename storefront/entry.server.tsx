import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { splitLocale } from '#contract/core/languages.ts';
import { scriptNonce } from '#storefront/base/client/calls/request-context.ts';
import { loadAllMessages } from '#storefront/base/i18n/messages.ts';

// The page build is its own bundle: what the server needs of it goes through this file.
export { callFailure } from '#storefront/base/client/calls/call-mall.ts';
export {
  callForShop,
  callMall,
  mallTime,
  type PublicSettings,
  publicSettings,
  scriptNonce,
} from '#storefront/base/client/calls/request-context.ts';
export { nameMall } from '#storefront/base/i18n/messages.ts';
export { publicSearch } from '#storefront/base/links/public-pages.ts';
export { default as styleSheetUrl } from './tokens.css?url';

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
