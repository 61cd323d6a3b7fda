import { type ReactNode, use, useMemo } from 'react';
import { IntlProvider, useMessages } from 'use-intl';
import { languageTag } from '#contract/core/languages.ts';
import type { LaterGroup, Messages } from '#locales/groups.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { loadedGroups, loadGroups } from './messages.ts';

/**
 * What is inside may say the messages of these groups too; they are waited for, once per language. Pages need it for
 * what they open later, such as dialogs: their own messages come with them (page-messages.tsx).
 */
export function WithMessages({ groups, children }: { groups: readonly LaterGroup[]; children: ReactNode }) {
  const locale = useLocale();
  return <Saying more={loadedGroups(locale, groups) ?? loadGroups(locale, groups)}>{children}</Saying>;
}

/**
 * What was a promise when a render began is one until it ends: when messages arrive in between, React goes on with the
 * same render and must find the same `use` in it.
 */
function Saying({ more, children }: { more: Messages | Promise<Messages>; children: ReactNode }) {
  const locale = useLocale();
  const base = useMessages();
  const added = more instanceof Promise ? use(more) : more;
  const messages = useMemo(() => ({ ...base, ...added }), [base, added]);
  return (
    <IntlProvider locale={languageTag(locale)} messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
