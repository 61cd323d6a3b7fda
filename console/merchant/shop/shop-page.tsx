import { getShopDetails } from '#contract/shops/merchant-shop.ts';
import { DetailsForm } from './details/details-form.tsx';
import { OpeningPart } from './opening-part.tsx';
import { ShopScreen } from './shop-screen.tsx';

/** What the shop says about itself, and whether it is open. */
export default function ShopPage() {
  return (
    <ShopScreen call={getShopDetails}>
      {(details, reload) => (
        <>
          <OpeningPart isOpen={details.isOpen} />
          <DetailsForm details={details} onReload={reload} />
        </>
      )}
    </ShopScreen>
  );
}
