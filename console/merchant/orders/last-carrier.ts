import { useShopId } from '#console/base/use-call.ts';

/** The code of the carrier that was chosen last in this browser, or empty: most shops hand all their parcels to one. */
export function useLastCarrier() {
  const key = `console.carrier.${useShopId()}`;
  return {
    last: localStorage.getItem(key) ?? '',
    remember: (code: string) => localStorage.setItem(key, code),
  };
}
