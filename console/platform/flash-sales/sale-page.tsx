import { Button, Group, List as Lines, Skeleton, Stack } from '@mantine/core';
import { ExternalLink, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { FlashStateBadge } from '#console/base/flash/flash-state.tsx';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useLocale } from '#console/base/locale.ts';
import NotFound from '#console/base/not-found.tsx';
import { Part } from '#console/base/part.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { cancelFlashSale, getFlashSale, type PlatformFlashSale } from '#contract/catalogue/platform-flash-sales.ts';
import { ChooseDialog } from './choose-dialog.tsx';
import { nameOf } from './sale-values.ts';
import { SignUpList } from './sign-up-list.tsx';

/** A flash sale: its terms, what shops have signed up, and what was chosen. */
export function SalePage() {
  const sections = useTranslations('platform.sections');
  const locale = useLocale();
  const { id = '' } = useParams();
  const { data: sale, error, refetch } = useCall(getFlashSale, { id });
  if (!sale && (error?.code === 404 || error?.code === 400)) return <NotFound />;
  return (
    <Screen
      title={sale ? nameOf(sale, locale) : ''}
      parent={{ to: '/platform/flash-sales', name: sections('flash-sales') }}
      actions={sale && <Actions sale={sale} />}
    >
      {error && !sale && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !sale && <Skeleton h={480} />}
      {sale && (
        <Stack>
          <Terms sale={sale} />
          <SignUpList sale={sale} />
        </Stack>
      )}
    </Screen>
  );
}

/** What can still be done with a sale. */
function Actions({ sale }: { sale: PlatformFlashSale }) {
  const t = useTranslations('platform-flash');
  const name = nameOf(sale, useLocale());
  const confirm = useConfirm();
  const { done, failed } = useNotices();
  const cancel = useSend(cancelFlashSale);
  const [isChoosing, setChoosing] = useState(false);
  const isOver = sale.state === 'ended' || sale.state === 'cancelled';
  const stop = t(sale.state === 'running' ? 'end' : 'cancel');
  return (
    <Group gap="xs">
      <FlashStateBadge state={sale.state} />
      {sale.state === 'running' && sale.signUps.accepted > 0 && (
        <Button
          component="a"
          href={`/goods/activity_list?id=${sale.id}&type=1`}
          target="_blank"
          variant="default"
          leftSection={<ExternalLink size={16} aria-hidden="true" />}
        >
          {t('see')}
        </Button>
      )}
      {!isOver && (
        <>
          <Button
            variant="default"
            loading={cancel.isPending}
            onClick={() =>
              confirm({
                title: t('cancelTitle', { name }),
                text: t('cancelText'),
                confirm: stop,
                isDanger: true,
                onConfirm: () =>
                  void cancel.mutateAsync({ id: sale.id }).then(() => done(t('cancelled', { name })), failed),
              })
            }
          >
            {stop}
          </Button>
          <Button
            component={Link}
            to={`/platform/flash-sales/${sale.id}/edit`}
            variant="default"
            leftSection={<Pencil size={16} aria-hidden="true" />}
          >
            {t('edit')}
          </Button>
          <Button leftSection={<Plus size={16} aria-hidden="true" />} onClick={() => setChoosing(true)}>
            {t('choose')}
          </Button>
        </>
      )}
      {isChoosing && <ChooseDialog sale={sale} onClose={() => setChoosing(false)} />}
    </Group>
  );
}

function Terms({ sale }: { sale: PlatformFlashSale }) {
  const t = useTranslations('platform-flash');
  const shared = useTranslations('flash-sales');
  const { count, percent, time } = useFormats();
  const facts = [
    shared('terms.time', { from: time(sale.startsAt), until: time(sale.endsAt) }),
    `${t('form.signUpUntil')}: ${time(sale.signUpUntil)}`,
    `${t('form.leastPercent')}: ${percent(sale.leastPercent / 100)}`,
    `${t('form.mostUnits')}: ${count(sale.mostUnits)}`,
    `${t('form.perBuyer')}: ${sale.perBuyer === null ? t('form.noLimit') : count(sale.perBuyer)}`,
  ];
  return (
    <Part title={t('terms')}>
      <Lines size="sm" spacing="xs">
        {facts.map((fact) => (
          <Lines.Item key={fact}>{fact}</Lines.Item>
        ))}
      </Lines>
    </Part>
  );
}
