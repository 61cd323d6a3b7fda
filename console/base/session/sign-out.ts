import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callMall } from '#console/base/call-mall.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { signOutOfConsole } from '#contract/shops/console.ts';

/** Ends the session and forgets all that was loaded with it. */
export function useSignOut(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { failed } = useNotices();
  return () =>
    void callMall(signOutOfConsole, {}).then(() => {
      client.clear();
      sessionStorage.clear();
      return navigate('/sign-in');
    }, failed);
}
