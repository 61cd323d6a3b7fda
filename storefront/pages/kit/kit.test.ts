import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { mallTime, publicSettings } from '#storefront/base/client/calls/request-context.ts';
import { loader } from './kit.tsx';

async function load(isDemo: boolean) {
  const context = new RouterContextProvider();
  context.set(publicSettings, {
    publicUrl: '',
    apiUrl: '',
    isDemo,
    isPublicDemo: false,
    brandCss: null,
    messagesUrl: null,
    locales: ['en'],
    mallNames: [],
  });
  context.set(mallTime, async () => 7);
  return loader({ context } as unknown as Parameters<typeof loader>[0]);
}

test('the kit is a page of the demo mall only', async () => {
  expect(await load(true)).toEqual({ renderedAt: 7 });
  await expect(load(false)).rejects.toMatchObject({ init: { status: 404 } });
});
