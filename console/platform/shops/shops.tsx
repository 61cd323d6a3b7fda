import { Route, Routes } from 'react-router';
import NotFound from '#console/base/not-found.tsx';
import { ShopsMessages } from '#console/base/shops/shops-messages.tsx';
import { CommissionPage } from './commission-page.tsx';
import { KindsPage } from './kinds/kinds-page.tsx';
import { ShopList } from './shop-list.tsx';
import { ShopPage } from './shop-page.tsx';

/** The shops of the mall, and what part of their sales it keeps. */
export default function Shops() {
  return (
    <ShopsMessages>
      <Routes>
        <Route index element={<ShopList />} />
        <Route path="commission" element={<CommissionPage />} />
        <Route path="kinds" element={<KindsPage />} />
        <Route path=":id" element={<ShopPage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </ShopsMessages>
  );
}
