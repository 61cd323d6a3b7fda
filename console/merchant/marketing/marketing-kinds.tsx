import { SegmentedControl } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShopId } from '#console/base/use-call.ts';

/** What a shop draws buyers with; the first has no name of its own in the address. */
const kinds = ['coupons', 'bargains', 'deals', 'flash'] as const;

export function MarketingKinds() {
  const t = useTranslations('marketing');
  const shopId = useShopId();
  const navigate = useNavigate();
  const named = useLocation().pathname.split('/')[3];
  const current = kinds.find((kind) => kind === named) ?? 'coupons';
  return (
    <SegmentedControl
      aria-label={t('kinds.label')}
      style={{ alignSelf: 'flex-start' }}
      value={current}
      data={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      onChange={(kind) => void navigate(`/${shopId}/marketing${kind === 'coupons' ? '' : `/${kind}`}`)}
    />
  );
}
