import { Route, Routes } from 'react-router';
import NotFound from '#console/base/not-found.tsx';
import { CampaignsMessages } from '#console/platform/campaigns/campaigns-messages.tsx';
import { CouponFormPage } from './coupon-form-page.tsx';
import { CouponList } from './coupon-list.tsx';
import { CouponPage } from './coupon-page.tsx';
import { CouponsMessages } from './coupons-messages.tsx';
import { GivenPage } from './given-page.tsx';

/** The coupons of the mall. */
export default function Coupons() {
  return (
    <CouponsMessages>
      <CampaignsMessages>
        <Routes>
          <Route index element={<CouponList />} />
          <Route path="new" element={<CouponFormPage />} />
          <Route path=":couponId" element={<CouponPage />} />
          <Route path=":couponId/given" element={<GivenPage />} />
          <Route path=":couponId/edit" element={<CouponFormPage />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </CampaignsMessages>
    </CouponsMessages>
  );
}
