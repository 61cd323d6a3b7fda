import { Route, Routes } from 'react-router';
import NotFound from '#console/base/not-found.tsx';
import { MachineMessages } from '#console/platform/machine/machine-messages.tsx';
import { CheckList } from './check-list.tsx';
import { CheckPage } from './check-page.tsx';

/** Whether the mall keeps its promises about money, stock and orders. */
export default function Checks() {
  return (
    <MachineMessages>
      <Routes>
        <Route index element={<CheckList />} />
        <Route path=":check" element={<CheckPage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </MachineMessages>
  );
}
