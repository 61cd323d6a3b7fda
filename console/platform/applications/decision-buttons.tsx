import { Button } from '@mantine/core';
import { Check, MessageCircleQuestionMark, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { approveApplication, type ReviewedApplication } from '#contract/applications/platform.ts';
import { AnswerDialog } from './answer-dialog.tsx';

/** The three ways to decide. Whoever is second reads who was first, and sees the decision. */
export function DecisionButtons({ application }: { application: ReviewedApplication }) {
  const t = useTranslations('platform-shops.applications');
  const confirm = useConfirm();
  const { done, failed } = useNotices();
  const approve = useSend(approveApplication);
  const [answer, setAnswer] = useState<'ask' | 'refuse' | null>(null);
  const { id, name, email, createTime } = application;

  const askToApprove = () =>
    confirm({
      title: t('approveTitle', { name }),
      text: t('approveText', { email }),
      confirm: t('approve'),
      onConfirm: () => void approve.mutateAsync({ id, createTime }).then(() => done(t('approved', { name })), failed),
    });

  return (
    <>
      <Button
        variant="default"
        leftSection={<X size={16} aria-hidden="true" />}
        onClick={() => setAnswer('refuse')}
        disabled={approve.isPending}
      >
        {t('refuse')}
      </Button>
      <Button
        variant="default"
        leftSection={<MessageCircleQuestionMark size={16} aria-hidden="true" />}
        onClick={() => setAnswer('ask')}
        disabled={approve.isPending}
      >
        {t('ask')}
      </Button>
      <Button leftSection={<Check size={16} aria-hidden="true" />} loading={approve.isPending} onClick={askToApprove}>
        {t('approve')}
      </Button>
      {answer && <AnswerDialog kind={answer} application={application} onClose={() => setAnswer(null)} />}
    </>
  );
}
