import { Route, Routes } from 'react-router';
import NotFound from '#console/base/not-found.tsx';
import { PeopleMessages } from '#console/platform/people/people-messages.tsx';
import { DisputeList } from './dispute-list.tsx';
import { DisputeRoom } from './dispute-room.tsx';

export default function Disputes() {
  return (
    <PeopleMessages>
      <Routes>
        <Route index element={<DisputeList />} />
        <Route path=":refundNo" element={<DisputeRoom />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </PeopleMessages>
  );
}
