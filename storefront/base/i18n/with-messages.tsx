import { type ReactNode, use, useMemo } from 'react';
import { IntlProvider, useMessages } from 'use-intl';
import { languageTag } from '#contract/core/languages.ts';
import type { LaterGroup } from '#locales/groups.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { loadedGroups, loadGroups } from './messages.ts';

/**
 * What is inside may say the messages of these groups too; they are waited for, once per language. Pages need it for
 * what they open later, such as dialogs: their own messages come with them (page-messages.tsx).
 */
export function WithMessages({ groups, children }: { groups: readonly LaterGroup[]; children: ReactNode }) {
  const locale = useLocale();
  const base = useMessages();
  const more = loadedGroups(locale, groups) ?? use(loadGroups(locale, groups));
  const messages = useMemo(() => ({ ...base, ...more }), [base, more]);
  return (
    <IntlProvider locale={languageTag(locale)} messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
