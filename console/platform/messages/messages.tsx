import { Route, Routes } from 'react-router';
import NotFound from '#console/base/not-found.tsx';
import { KindList } from './kind-list.tsx';
import { KindPage } from './kind-page.tsx';
import { TextsMessages } from './texts-messages.tsx';

/** What the mall's mails and SMS say. */
export default function Messages() {
  return (
    <TextsMessages>
      <Routes>
        <Route index element={<KindList />} />
        <Route path=":kind" element={<KindPage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </TextsMessages>
  );
}
