import { Badge, Button } from '@mantine/core';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '#console/base/use-call.ts';
import { ReportDialog } from '#console/merchant/reviews/report-dialog.tsx';
import { reportShopPost, type ShopQuestion } from '#contract/questions/merchant.ts';
import type { PostKind } from '#contract/questions/values.ts';

type PostReportProps = { kind: PostKind; post: Pick<ShopQuestion, 'id' | 'isHidden' | 'report'> };

const titles = { question: 'reportQuestion', answer: 'reportAnswer' } as const;

/** Reports a question or a buyer's answer, or says what became of the report. */
export function PostReport({ kind, post: { id, isHidden, report } }: PostReportProps) {
  const t = useTranslations('console.questions');
  const words = useTranslations('console.reviews');
  const send = useSend(reportShopPost);
  const [isReporting, setReporting] = useState(false);
  const said =
    report === 'open' ? t('reported') : report ? words(`reportStates.${report}`) : isHidden ? words('hidden') : null;
  if (said !== null)
    return (
      <Badge variant="light" color={report === 'open' ? 'orange' : 'gray'} c="inherit" tt="none">
        {said}
      </Badge>
    );
  return (
    <>
      <Button
        variant="subtle"
        size={kind === 'answer' ? 'compact-sm' : 'sm'}
        leftSection={<Flag size={16} aria-hidden="true" />}
        onClick={() => setReporting(true)}
      >
        {t(titles[kind])}
      </Button>
      {isReporting && (
        <ReportDialog
          title={t(titles[kind])}
          text={t('reportText')}
          isSending={send.isPending}
          send={(given) => send.mutateAsync({ kind, id, ...given })}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}
