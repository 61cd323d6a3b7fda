import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Screen } from '#console/base/screen.tsx';
import { useUser } from '#console/base/session/user.ts';
import { useShopId } from '#console/base/use-call.ts';
import { HandOverNotice } from '#console/merchant/hand-over-notice.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Sales } from './sales.tsx';
import { TaskCards } from './task-cards.tsx';

/** What has to be done, each leading to the list that it counts, and what was sold lately. */
export default function Today() {
  const t = useTranslations('console');
  const shopId = useShopId();
  const { data: user } = useUser();
  const shop = user?.shops.find((one) => one.shopId === shopId);
  const scopes = shop?.scopes ?? [];
  return (
    <Screen title={t('sections.today')} text={t('today.text')}>
      <HandOverNotice />
      {scopes.includes('shop') && <FirstSteps />}
      <TaskCards scopes={scopes} isOpen={shop?.isOpen ?? false} />
      {scopes.includes('orders') && <Sales />}
      {scopes.length === 0 && <Text>{t('today.nothing')}</Text>}
    </Screen>
  );
}
