import { Anchor } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useLocale } from '#console/base/locale.ts';
import { shopPath } from '#console/base/shop-path.ts';
import { useShopId } from '#console/base/use-call.ts';

/** Opens the shop as shoppers see it. */
export function SeeShop() {
  const t = useTranslations('console');
  return (
    <Anchor href={shopPath(useShopId(), useLocale())} target="_blank" size="sm" underline="always">
      {t('seeShop')}
    </Anchor>
  );
}
