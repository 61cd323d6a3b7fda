import { useTranslations } from 'use-intl';
import { useShopId } from '#console/base/use-call.ts';
import { OfferMenu } from '#console/merchant/marketing/offer-menu.tsx';
import type { ShopDeal } from '#contract/catalogue/merchant-deals.ts';
import { useStop } from './use-stop.ts';

export function DealMenu({ deal }: { deal: ShopDeal }) {
  const t = useTranslations('marketing.deals');
  const askToStop = useStop();
  const path = `/${useShopId()}/marketing/deals`;
  return <OfferMenu offer={deal} path={path} stop={t('stop')} onStop={() => askToStop(deal)} />;
}
