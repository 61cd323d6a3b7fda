import { Select, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '#console/base/use-call.ts';
import { contestReturn } from '#contract/refunds/merchant.ts';
import { contestKinds } from '#contract/refunds/values.ts';
import { AnswerForm } from './answer-form.tsx';

/** Says what is wrong with a return, and what happens next. */
export function ContestDialog({ refundOrderNo, onClose }: { refundOrderNo: string; onClose: () => void }) {
  const t = useTranslations('console.refunds');
  const send = useSend(contestReturn);
  const [kind, setKind] = useState<(typeof contestKinds)[number]>('damaged');
  return (
    <AnswerForm
      title={t('contestTitle')}
      text={t('contestText')}
      label={t('contestNote')}
      missing={t('noteMissing')}
      button={t('contest')}
      onClose={onClose}
      send={async ({ reason, pictures }) => {
        await send.mutateAsync({ refundOrderNo, kind, note: reason, pictures });
        return t('contested');
      }}
    >
      <Select
        label={t('contestKind')}
        allowDeselect={false}
        data={contestKinds.map((value) => ({ value, label: t(`disputes.${value}`) }))}
        value={kind}
        onChange={(next) => setKind(contestKinds.find((one) => one === next) ?? 'damaged')}
      />
      <Text size="sm" c="dimmed">
        {t(`contestNext.${kind}`)}
      </Text>
    </AnswerForm>
  );
}
