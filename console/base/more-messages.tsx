import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IntlProvider, useMessages } from 'use-intl';
import { type Locale, languageTag } from '#contract/core/languages.ts';
import type { inConsole, Messages } from '#locales/groups.ts';
import { CallFailure } from './call-mall.ts';
import { LoadFailure } from './load-failure.tsx';
import { useLocale } from './locale.ts';
import { useNamed } from './mall-name.ts';

type Group = (typeof inConsole)[number];
type MoreMessagesProps<G extends Group> = {
  group: G;
  files: Record<Locale, () => Promise<{ default: Messages[G] }>>;
  children: ReactNode;
};

/** Around screens with a group of messages of their own, beside those around it: it comes with them and not with the first screen. */
export function MoreMessages<G extends Group>({ group, files, children }: MoreMessagesProps<G>) {
  const locale = useLocale();
  const messages = useMessages();
  const {
    data: read,
    error,
    refetch,
  } = useQuery<Messages[G], CallFailure>({
    queryKey: ['messages', group, locale],
    queryFn: async () => {
      try {
        return (await files[locale]()).default;
      } catch {
        throw new CallFailure(0, 'offline', '');
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous) => previous, // in the language before, until the other is here
  });
  const data = useNamed(read, locale);
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Loader />;
  return (
    <IntlProvider
      locale={languageTag(locale)}
      messages={{ ...messages, [group]: data }}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      {children}
    </IntlProvider>
  );
}
