import { Anchor, Button, Group, List, Progress, Text, ThemeIcon } from '@mantine/core';
import { Check, Circle } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Part } from '#console/base/part.tsx';
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
  const total = firstSteps.length + 1;
  return (
    <Part title={t('title')} aside={<Text c="dimmed">{t('progress', { done: done.length, total })}</Text>}>
      <Progress value={(done.length / total) * 100} aria-label={t('title')} mb="lg" />
      <List listStyleType="none" spacing="md" center>
        {firstSteps.map((step) => (
          <Step
            key={step}
            isDone={done.includes(step)}
            text={t(`${step}Text`)}
            name={
              <Anchor component={Link} to={`/${shopId}/${places[step]}`} fw={600}>
                {t(step)}
              </Anchor>
            }
          />
        ))}
        <Step
          isDone={false}
          text={t(isReady ? 'openText' : 'openLater')}
          name={<Text fw={600}>{t('open')}</Text>}
          aside={
            <Button disabled={!isReady} loading={isOpening} onClick={open}>
              {t('open')}
            </Button>
          }
        />
      </List>
    </Part>
  );
}

type StepProps = { isDone: boolean; name: React.ReactNode; text: string; aside?: React.ReactNode };

function Step({ isDone, name, text, aside }: StepProps) {
  const t = useTranslations('console.steps');
  const Icon = isDone ? Check : Circle;
  return (
    <List.Item
      icon={
        <ThemeIcon variant={isDone ? 'filled' : 'default'} color="teal" radius="xl" size={28}>
          <Icon size={16} aria-label={isDone ? t('done') : undefined} aria-hidden={!isDone} />
        </ThemeIcon>
      }
      styles={{ itemWrapper: { width: '100%' }, itemLabel: { flex: 1 } }}
    >
      <Group justify="space-between">
        <div>
          {name}
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </div>
        {aside}
      </Group>
    </List.Item>
  );
}
