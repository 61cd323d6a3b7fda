import { Center, Loader } from '@mantine/core';
import { Navigate } from 'react-router';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { NoShop } from './no-shop.tsx';
import { signInPath, useUser } from './user.ts';

/** Leads to the mall that one runs, or to the first of one's shops. */
export default function Entry() {
  const { data: user, error, refetch } = useUser();
  if (error?.code === 401) return <Navigate to={signInPath('/')} replace />;
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!user)
    return (
      <Center h="100vh">
        <Loader />
      </Center>
    );
  if (user.operator) return <Navigate to="/platform" replace />;
  const [shop] = user.shops;
  return shop ? <Navigate to={`/${shop.shopId}`} replace /> : <NoShop user={user} />;
}
