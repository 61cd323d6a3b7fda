import { ShopScreen } from '#console/merchant/shop/shop-screen.tsx';
import { getHomeDraft } from '#contract/shops/merchant-home.ts';
import { HomeForm } from './home-form.tsx';

/** The shop's home page, put together of blocks. */
export default function HomePage() {
  return (
    <ShopScreen call={getHomeDraft} isWide>
      {(home, reload) => <HomeForm home={home} onReload={reload} />}
    </ShopScreen>
  );
}
