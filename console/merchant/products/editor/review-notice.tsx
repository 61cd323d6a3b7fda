import { Alert, Button, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { useSend } from '#console/base/use-call.ts';
import { type Draft, withdrawDraft } from '#contract/catalogue/merchant-drafts.ts';

/** What the platform says about a product: taken down, in review or refused, and what can be done now. */
export function ReviewNotice({ draft, name }: { draft: Draft; name: string }) {
  const t = useTranslations('console.products');
  const { time } = useFormats();
  const { done, failed } = useNotices();
  const withdraw = useSend(withdrawDraft);
  const { id, state, refusalReason, submittedAt, savedAt, forcedDownReason } = draft;
  return (
    <>
      {forcedDownReason !== null && (
        <Alert color="red" title={t('forcedDown')}>
          <Reason reason={forcedDownReason} {...(state === 'editing' && { advice: t('forcedDownText') })} />
        </Alert>
      )}
      {state === 'refused' && (
        <Alert color="red" title={t('refused')}>
          <Reason reason={refusalReason ?? ''} advice={t('refusedText')} />
        </Alert>
      )}
      {state === 'in_review' && id !== null && (
        <Alert color="blue" title={t('inReview', { time: time(submittedAt ?? savedAt) })}>
          <Stack gap="sm" align="flex-start">
            <Text size="sm">{t('inReviewText')}</Text>
            <Button
              size="xs"
              variant="default"
              loading={withdraw.isPending}
              onClick={() => void withdraw.mutateAsync({ id }).then(() => done(t('withdrawn', { name })), failed)}
            >
              {t('withdraw')}
            </Button>
          </Stack>
        </Alert>
      )}
    </>
  );
}

/** A reason in the platform's own words, which may have several lines. */
function Reason({ reason, advice }: { reason: string; advice?: string }) {
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600} style={{ whiteSpace: 'pre-line' }}>
        {reason}
      </Text>
      {advice && <Text size="sm">{advice}</Text>}
    </Stack>
  );
}
