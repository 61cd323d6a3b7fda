import { Anchor, Box, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCountries } from '#console/base/countries/countries.ts';
import { useFormats } from '#console/base/format.ts';
import type { ReviewedApplication } from '#contract/applications/platform.ts';
import type { ApplicationField } from '#contract/applications/shopper.ts';
import { languages } from '#contract/core/languages.ts';

/** All that was entered, and who entered it. */
export function ApplicationFacts({ application }: { application: ReviewedApplication }) {
  const t = useTranslations('platform-shops.applications');
  const { time } = useFormats();
  const { nameOf } = useCountries();
  const { country, keywords, email, handlingFee, earlier } = application;
  const language = languages.find(({ locale }) => locale === application.language)?.name ?? application.language;
  const none = t('noAnswer');
  const entered: [ApplicationField, ReactNode][] = [
    ['name', application.name],
    ['realName', application.realName],
    ['category', t('kindWithFee', { name: application.categoryName, percent: handlingFee })],
    ['type', application.typeName],
    ['phone', `${application.countryCode} ${application.phone}`],
    ['email', <MailLink key="email" email={email} />],
    ['country', country ? nameOf(country) : none],
    ['address', application.address],
    ['keywords', keywords.length > 0 ? keywords.join(' · ') : none],
  ];
  return (
    <Stack component="dl" gap="sm" m={0}>
      {entered.map(([field, value]) => (
        <Row key={field} name={t(`fields.${field}`)} isMarked={application.markedFields.includes(field)}>
          {value}
        </Row>
      ))}
      <Row name={t('applicant')}>
        {application.applicant}
        <Text size="sm" c="dimmed">
          {t('language', { language })}
          {earlier > 0 && ` · ${t('earlier', { count: earlier })}`}
        </Text>
      </Row>
      <Row name={t('sentAt')}>{time(application.createTime)}</Row>
    </Stack>
  );
}

const MailLink = ({ email }: { email: string }) => (
  <Anchor href={`mailto:${email}`} size="sm">
    {email}
  </Anchor>
);

function Row({ name, isMarked = false, children }: { name: string; isMarked?: boolean; children: ReactNode }) {
  return (
    <Box
      style={{
        display: 'grid',
        gridTemplateColumns: '150px minmax(0, 1fr)',
        gap: 12,
        ...(isMarked && { borderInlineStart: '3px solid var(--mantine-color-orange-5)', paddingInlineStart: 8 }),
      }}
    >
      <Text component="dt" size="sm" c="dimmed">
        {name}
      </Text>
      <Box component="dd" m={0} fz="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
