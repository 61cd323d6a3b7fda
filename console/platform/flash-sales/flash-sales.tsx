import { Route, Routes } from 'react-router';
import NotFound from '#console/base/not-found.tsx';
import { FlashMessages } from './flash-messages.tsx';
import { EditSalePage, NewSalePage } from './sale-form-page.tsx';
import { SaleList } from './sale-list.tsx';
import { SalePage } from './sale-page.tsx';

/** The flash sales of the mall. */
export default function FlashSales() {
  return (
    <FlashMessages>
      <Routes>
        <Route index element={<SaleList />} />
        <Route path="new" element={<NewSalePage />} />
        <Route path=":id" element={<SalePage />} />
        <Route path=":id/edit" element={<EditSalePage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </FlashMessages>
  );
}
