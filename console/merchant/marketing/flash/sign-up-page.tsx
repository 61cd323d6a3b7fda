import { Alert, Skeleton } from '@mantine/core';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '#console/base/load-failure.tsx';
import NotFound from '#console/base/not-found.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { getShopFlashSale } from '#contract/catalogue/merchant-flash-sales.ts';
import { SignUpForm } from './sign-up-form.tsx';

/** A product to sign up for a flash sale, or one that is signed up and can be changed. */
export function SignUpPage() {
  const t = useTranslations('flash-sales');
  const shopId = useShopId();
  const { saleId = '', signUpId } = useParams();
  const { data: sale, error, refetch } = useCall(getShopFlashSale, { id: saleId });
  const isNew = signUpId === 'new';
  const signUp = sale?.products.find(({ id }) => String(id) === signUpId) ?? null;
  if ((!sale && (error?.code === 404 || error?.code === 400)) || (sale && !isNew && !signUp)) return <NotFound />;
  return (
    <Screen
      title={signUp?.name ?? t('signUp')}
      parent={{ to: `/${shopId}/marketing/flash/${saleId}`, name: sale?.name ?? t('title') }}
    >
      {error && !sale && <LoadFailure error={error} onRetry={refetch} />}
      {!sale && !error && <Skeleton h={480} />}
      {sale && (sale.state !== 'open' || signUp?.state === 'accepted') && <Alert color="gray">{t('closed')}</Alert>}
      {sale?.state === 'open' && signUp?.state !== 'accepted' && <SignUpForm sale={sale} signUp={signUp} />}
    </Screen>
  );
}
