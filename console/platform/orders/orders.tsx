import { Route, Routes } from 'react-router';
import NotFound from '#console/base/not-found.tsx';
import { PeopleMessages } from '#console/platform/people/people-messages.tsx';
import { OrderList } from './order-list.tsx';
import { OrderPage } from './order-page.tsx';

export default function Orders() {
  return (
    <PeopleMessages>
      <Routes>
        <Route index element={<OrderList />} />
        <Route path=":orderNo" element={<OrderPage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </PeopleMessages>
  );
}
