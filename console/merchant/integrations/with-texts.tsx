import { Center, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useLocale, useMessages } from '#console/base/locale.ts';
import { type Locale, languageTag } from '#contract/core/languages.ts';
import type { Messages } from '#locales/groups.ts';

const files: Record<Locale, () => Promise<{ default: Messages['integrations'] }>> = {
  en: () => import('#locales/en/integrations.json'),
  'zh-CN': () => import('#locales/zh-CN/integrations.json'),
  es: () => import('#locales/es/integrations.json'),
  fr: () => import('#locales/fr/integrations.json'),
  th: () => import('#locales/th/integrations.json'),
  lao: () => import('#locales/lao/integrations.json'),
};

/** Fetches the texts of these screens, which few people need, and shows the screen once they are here. */
export function WithTexts({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const shared = useMessages();
  const { data, error, refetch } = useQuery({
    queryKey: ['texts of integrations', locale],
    queryFn: async () => (await files[locale]()).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error && !data) return <LoadFailure error={new CallFailure(0, 'offline', '')} onRetry={refetch} />;
  if (!data)
    return (
      <Center p="xl">
        <Loader />
      </Center>
    );
  return (
    <IntlProvider
      locale={languageTag(locale)}
      messages={{ ...shared, integrations: data }}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      {children}
    </IntlProvider>
  );
}
