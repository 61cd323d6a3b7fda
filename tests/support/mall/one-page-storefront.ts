import { createContext, type ServerBuild } from 'react-router';
import type { StorefrontBuild } from '#server/pages/pages.ts';
import { callFailure } from '#storefront/base/client/calls/call-mall.ts';
import { publicSearch } from '#storefront/base/links/public-pages.ts';

type OnePage = {
  /** What the entry exports beside or instead of the usual, such as its own way to render. */
  entry?: { [name: string]: unknown };
  loader?: unknown;
};

/** A storefront in which every address that is not a call is the same page. */
export function onePageStorefront({ entry, loader }: OnePage = {}): StorefrontBuild {
  const usual = {
    default: async (_: Request, status: number) => new Response('a page', { status }),
    callForShop: createContext(),
    callMall: createContext(),
    callFailure,
    handleError: () => {}, // a page asked with a wrong method need not be logged
    mallTime: createContext(),
    nameMall: () => {},
    publicSearch,
    publicSettings: createContext(),
    scriptNonce: createContext(),
  };
  return {
    entry: { module: { ...usual, ...entry } },
    routes: { root: { id: 'root', path: '*', module: { default: () => null, ...(loader ? { loader } : {}) } } },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    future: {},
    isSpaMode: false,
    ssr: true,
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: '',
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild as StorefrontBuild;
}
