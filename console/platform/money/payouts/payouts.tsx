import { Route, Routes } from 'react-router';
import NotFound from '#console/base/not-found.tsx';
import { MoneyMessages } from '#console/platform/money/money-messages.tsx';
import { PayoutList } from './payout-list.tsx';
import { PayoutPage } from './payout-page.tsx';

export default function Payouts() {
  return (
    <MoneyMessages>
      <Routes>
        <Route index element={<PayoutList />} />
        <Route path=":payoutNo" element={<PayoutPage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </MoneyMessages>
  );
}
