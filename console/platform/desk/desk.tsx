import { Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { InsightsMessages } from '#console/base/insights/insights-messages.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useUser } from '#console/base/session/user.ts';
import { DeskMessages } from './desk-messages.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LiveOrders } from './live-orders.tsx';
import { MallFigures } from './mall-figures.tsx';
import { UnfoundPart } from './unfound-part.tsx';
import { WaitingCards } from './waiting-cards.tsx';

/** What waits for operators, and how the mall is doing. */
export default function Desk() {
  return (
    <InsightsMessages>
      <DeskMessages>
        <Parts />
      </DeskMessages>
    </InsightsMessages>
  );
}

function Parts() {
  const t = useTranslations('platform-desk');
  const sections = useTranslations('platform.sections');
  const scopes = useUser().data?.operator?.scopes ?? [];
  const seesOrders = scopes.includes('orders');
  return (
    <Screen title={sections('desk')} text={t('text')}>
      <Stack gap="lg">
        <FirstSteps />
        <WaitingCards scopes={scopes} />
        {seesOrders && <LiveOrders />}
        {seesOrders && <MallFigures />}
        {scopes.includes('products') && <UnfoundPart />}
        {scopes.length === 0 && <Text>{t('nothing')}</Text>}
      </Stack>
    </Screen>
  );
}
