import { Alert, Anchor, Button, Grid, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Part } from '#console/base/part.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { PictureViewer } from '#console/platform/picture-viewer.tsx';
import { useSectionPath } from '#console/platform/use-section-path.ts';
import { getAnyApplication, listAllApplications, type ReviewedApplication } from '#contract/applications/platform.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { ApplicationStateBadge } from './application-state.tsx';
import { DecisionButtons } from './decision-buttons.tsx';

/** One application: its papers beside what was entered, and the decision. */
export function ApplicationPage() {
  const t = useTranslations('platform-shops.applications');
  const sections = useTranslations('platform.sections');
  const { id = '' } = useParams();
  const { data: application, error, refetch } = useCall(getAnyApplication, { id: Number(id) || 0 });
  return (
    <Screen
      title={application?.name ?? t('title')}
      parent={{ to: '/platform/applications', name: sections('applications') }}
      actions={application?.auditStatus === 'waiting' && <DecisionButtons application={application} />}
    >
      {error && !application && <LoadFailure error={error} onRetry={refetch} />}
      {!application && !error && <Skeleton h={560} />}
      {application && (
        <>
          <Outcome application={application} />
          <Grid>
            <Grid.Col span={7}>
              <Part title={t('papers', { count: application.qualificationPicture.length })}>
                <PictureViewer key={application.id} name={t('paper')} pictures={application.qualificationPicture} />
              </Part>
            </Grid.Col>
            <Grid.Col span={5}>
              <Part title={t('form')} aside={<ApplicationStateBadge state={application.auditStatus} />}>
                <ApplicationFacts application={application} />
              </Part>
            </Grid.Col>
          </Grid>
        </>
      )}
    </Screen>
  );
}

const colours = { asked: 'blue', approved: 'teal', refused: 'red' } as const;

/** What was decided, by whom and why, with the way to what comes next. */
function Outcome({ application }: { application: ReviewedApplication }) {
  const t = useTranslations('platform-shops.applications');
  const { time } = useFormats();
  const shopsPath = useSectionPath('shops');
  const { auditStatus: state, auditTime, decidedBy, denialReason, markedFields, shopId } = application;
  if (state === 'waiting') return null;
  return (
    <Alert color={colours[state]} role="status">
      <Stack gap="xs" align="flex-start">
        <Text fw={600}>{t(`outcomes.${state}`)}</Text>
        {auditTime && (
          <Text size="sm">
            {decidedBy ? t('decidedByAt', { by: decidedBy, at: time(auditTime) }) : time(auditTime)}
          </Text>
        )}
        {denialReason && (
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {denialReason}
          </Text>
        )}
        {markedFields.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('marked', { fields: markedFields.map((field) => t(`fields.${field}`)).join(' · ') })}
          </Text>
        )}
        <Group gap="md">
          {shopId !== null && shopsPath && (
            <Anchor component={Link} to={`${shopsPath}/${shopId}`} size="sm">
              {t('toShop')}
            </Anchor>
          )}
          <NextWaiting />
        </Group>
      </Stack>
    </Alert>
  );
}

function NextWaiting() {
  const t = useTranslations('platform-shops.applications');
  const { data } = useCall(listAllApplications, { auditStatus: 'waiting', limit: 1 });
  const [next] = data?.list ?? [];
  if (!next) return null;
  return (
    <Button component={Link} to={`/platform/applications/${next.id}`} size="xs" variant="default">
      {t('next', { name: next.name })}
    </Button>
  );
}
