import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { openShop } from '#contract/shops/merchant-shop.ts';
import { SeeShop } from './see-shop.tsx';

/** Opens the shop and says how that ended. */
export function useOpenShop() {
  const t = useTranslations('console.shop');
  const { done, failed } = useNotices();
  const send = useSend(openShop);
  const opened = (
    <>
      {t('opened')} <SeeShop />
    </>
  );
  return {
    isOpening: send.isPending,
    open: () => void send.mutateAsync({}).then(() => done(opened), failed),
  };
}
