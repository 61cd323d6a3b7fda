import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Screen } from '#console/base/screen.tsx';
import { CampaignList } from '#console/platform/campaigns/campaign-list.tsx';
import { CampaignsMessages } from '#console/platform/campaigns/campaigns-messages.tsx';
import { GivePointsDialog } from '#console/platform/campaigns/give-dialog.tsx';
import { CouponsMessages } from '#console/platform/coupons/coupons-messages.tsx';

/** Points that the mall gives and takes. */
export default function Points() {
  return (
    <CouponsMessages>
      <CampaignsMessages>
        <PointsScreen />
      </CampaignsMessages>
    </CouponsMessages>
  );
}

function PointsScreen() {
  const t = useTranslations('platform-campaigns.points');
  const sections = useTranslations('platform.sections');
  const [isGiving, setGiving] = useState(false);
  return (
    <Screen
      title={sections('points')}
      text={t('text')}
      actions={
        <Button leftSection={<Plus size={16} aria-hidden="true" />} onClick={() => setGiving(true)}>
          {t('title')}
        </Button>
      }
    >
      <CampaignList of={{ kind: 'points' }} label={sections('points')} empty={t('none')} />
      {isGiving && <GivePointsDialog onClose={() => setGiving(false)} />}
    </Screen>
  );
}
