import { Route, Routes } from 'react-router';
import NotFound from '#console/base/not-found.tsx';
import { ShopsMessages } from '#console/base/shops/shops-messages.tsx';
import { ApplicationList } from './application-list.tsx';
import { ApplicationPage } from './application-page.tsx';

/** Who asks to sell in the mall. */
export default function Applications() {
  return (
    <ShopsMessages>
      <Routes>
        <Route index element={<ApplicationList />} />
        <Route path=":id" element={<ApplicationPage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </ShopsMessages>
  );
}
