import { ShopScreen } from '#console/merchant/shop/shop-screen.tsx';
import { getShopPictures } from '#contract/shops/merchant-pictures.ts';
import { PicturesForm } from './pictures-form.tsx';

/** The pictures by which shoppers know the shop. */
export default function PicturesPage() {
  return (
    <ShopScreen call={getShopPictures}>
      {(pictures, reload) => <PicturesForm pictures={pictures} onReload={reload} />}
    </ShopScreen>
  );
}
