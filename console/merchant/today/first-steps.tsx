import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Step, StepList } from '#console/base/steps/step-list.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { useOpenShop } from '#console/merchant/shop/open-shop.tsx';
import { type FirstStep, firstSteps, getFirstSteps } from '#contract/shops/merchant-shop.ts';

/** Where each step is done. */
const places: Record<FirstStep, string> = { details: 'shop', freight: 'freight', product: 'products' };

/** What a new shop needs before it can be opened. It is gone once the shop is open. */
export function FirstSteps() {
  const t = useTranslations('console.steps');
  const shopId = useShopId();
  const { data } = useCall(getFirstSteps, {});
  const { open, isOpening } = useOpenShop();
  if (!data || data.isOpen) return null;
  const { done } = data;
  const isReady = done.length === firstSteps.length;
  return (
    <StepList title={t('title')} done={done.length} total={firstSteps.length + 1}>
      {firstSteps.map((step) => (
        <Step
          key={step}
          state={done.includes(step) ? 'done' : 'open'}
          text={t(`${step}Text`)}
          name={
            <Anchor component={Link} to={`/${shopId}/${places[step]}`} fw={600}>
              {t(step)}
            </Anchor>
          }
        />
      ))}
      <Step
        state="open"
        text={t(isReady ? 'openText' : 'openLater')}
        name={<Text fw={600}>{t('open')}</Text>}
        aside={
          <Button disabled={!isReady} loading={isOpening} onClick={open}>
            {t('open')}
          </Button>
        }
      />
    </StepList>
  );
}
