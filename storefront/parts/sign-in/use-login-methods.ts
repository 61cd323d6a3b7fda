import { useEffect, useState } from 'react';
import { getLoginMethods, type LoginMethods } from '#contract/content/shopper.ts';
import { callQuietly } from '#storefront/base/client/calls/browser-mall.ts';

/** Which ways of signing in are open. Without an answer there are still email and phone. */
export function useLoginMethods(): LoginMethods | null {
  const [methods, setMethods] = useState<LoginMethods | null>(null);
  useEffect(() => {
    callQuietly(getLoginMethods, {}).then(setMethods, () => {});
  }, []);
  return methods;
}
