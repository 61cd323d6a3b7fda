import { Route, Routes } from 'react-router';
import NotFound from '#console/base/not-found.tsx';
import { PeopleMessages } from '#console/platform/people/people-messages.tsx';
import { AccountList } from './account-list.tsx';
import { AccountPage } from './account-page.tsx';

export default function Accounts() {
  return (
    <PeopleMessages>
      <Routes>
        <Route index element={<AccountList />} />
        <Route path=":accountId" element={<AccountPage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </PeopleMessages>
  );
}
