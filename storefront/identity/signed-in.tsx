import { Outlet } from 'react-router';
import { guard } from '../shell/guards.ts';

export const middleware = [guard('signed-in')];

/** Around pages that are for those who are signed in and have no other frame in common. */
export default function SignedIn() {
  return <Outlet />;
}
