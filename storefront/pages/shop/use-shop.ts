import { useOutletContext } from 'react-router';
import type { Shop } from '#contract/shops/shopper-page.ts';

/** The shop whose pages these are, for what stands inside its frame. */
export function useShop(): Shop {
  return useOutletContext<Shop>();
}
