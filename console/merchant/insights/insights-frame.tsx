import { Outlet } from 'react-router';
import { InsightsMessages } from '#console/base/insights/insights-messages.tsx';

/** Around the screens with the shop’s figures. */
export default function InsightsFrame() {
  return (
    <InsightsMessages>
      <Outlet />
    </InsightsMessages>
  );
}
