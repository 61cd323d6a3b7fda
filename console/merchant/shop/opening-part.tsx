import { Button, Group, Text } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { Part } from '#console/base/part.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { closeShop, firstSteps, getFirstSteps } from '#contract/shops/merchant-shop.ts';
import { useOpenShop } from './open-shop.tsx';
import { SeeShop } from './see-shop.tsx';

/** Whether shoppers can come in, and the switch for it. */
export function OpeningPart({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('console.shop');
  const confirm = useConfirm();
  const { open, isOpening } = useOpenShop();
  const { done, failed } = useNotices();
  const close = useSend(closeShop);

  function askToClose() {
    confirm({
      title: t('closeTitle'),
      text: t('closeText'),
      confirm: t('close'),
      cancel: t('keepOpen'),
      isDanger: true,
      onConfirm: () => void close.mutateAsync({}).then(() => done(t('closed')), failed),
    });
  }

  return (
    <Part title={t('opening')}>
      <Group justify="space-between">
        <div>
          <Text>{t(isOpen ? 'isOpen' : 'isClosed')}</Text>
          {isOpen ? <SeeShop /> : <StillToDo />}
        </div>
        {isOpen ? (
          <Button variant="default" loading={close.isPending} onClick={askToClose}>
            {t('close')}
          </Button>
        ) : (
          <Button loading={isOpening} onClick={open}>
            {t('open')}
          </Button>
        )}
      </Group>
    </Part>
  );
}

function StillToDo() {
  const t = useTranslations('console');
  const format = useFormatter();
  const { data } = useCall(getFirstSteps, {});
  const missing = firstSteps.filter((step) => data && !data.done.includes(step));
  if (missing.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {t('shop.stillToDo', { steps: format.list(missing.map((step) => t(`steps.${step}`))) })}
    </Text>
  );
}
