import { Route, Routes } from 'react-router';
import NotFound from '#console/base/not-found.tsx';
import { FaceMessages } from '#console/platform/face/face-messages.tsx';
import { ActivityList } from './activity-list.tsx';
import { ActivityScreen } from './activity-screen.tsx';

/** The activities of the mall. */
export default function Activities() {
  return (
    <FaceMessages>
      <Routes>
        <Route index element={<ActivityList />} />
        <Route path=":id" element={<ActivityScreen />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </FaceMessages>
  );
}
