import { useTranslations } from 'use-intl';
import { useShopId } from '#console/base/use-call.ts';
import { OfferMenu } from '#console/merchant/marketing/offer-menu.tsx';
import type { ShopBargain } from '#contract/catalogue/merchant-bargains.ts';
import { useStop } from './use-stop.ts';

export function BargainMenu({ bargain }: { bargain: ShopBargain }) {
  const t = useTranslations('marketing.bargains');
  const askToStop = useStop();
  const path = `/${useShopId()}/marketing/bargains`;
  return <OfferMenu offer={bargain} path={path} stop={t('stop')} onStop={() => askToStop(bargain)} />;
}
