import { createStaticHandler, data } from 'react-router';
import { expect, test } from 'vitest';
import { callFailure } from '#storefront/base/client/calls/call-mall.ts';
import { errorTitleKey, messageOf } from './error-page.tsx';

/** What the router makes of an answer that a page's loader throws. */
async function answer(status: number, body: unknown): Promise<unknown> {
  const loader = () => {
    throw data(body, { status });
  };
  const context = await createStaticHandler([{ path: '/', loader }]).query(new Request('http://mall.test/'));
  return context instanceof Response ? null : Object.values(context.errors ?? {})[0];
}

const envelope = { code: 500, message: 'system exception' };

test.each([
  ['a refusal of the mall', callFailure(400, 'Sold out'), 'Sold out'],
  ['the same as the server renders it', await answer(400, { message: 'Sold out' }), 'Sold out'],
  ['words', await answer(500, 'The well is dry'), 'The well is dry'],
  ['an envelope', await answer(500, JSON.stringify(envelope)), 'system exception'],
  ['an envelope without words', await answer(500, '{"code":500}'), null],
  ['half an envelope', await answer(500, '{"code":500,"mess'), null],
  ['a page of a proxy', await answer(502, '<html>Bad gateway</html>'), null],
  ['words of a proxy', await answer(503, 'upstream connect error'), null],
  ['a bug', new TypeError('x is undefined'), null],
])('%s', (_, error, message) => {
  expect(messageOf(error)).toBe(message);
});

test.each([
  [404, 'pageErrorTitle'],
  [401, 'signInTitle'],
  [500, 'failedTitle'],
  [502, 'failedTitle'],
  [503, 'failedTitle'],
  [418, 'badRequestTitle'],
])('status %i is titled %s', (status, key) => {
  expect(errorTitleKey(status)).toBe(key);
});
