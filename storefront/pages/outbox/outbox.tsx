import { Search } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { getOutboxMail, listOutbox, type OutboxMail, type OutboxMessage } from '#contract/notifications/developer.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { MallLink, useMallPath } from '#storefront/base/links/mall-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { RetryRow } from '#ui/display/retry-row.tsx';
import { MessagesDrawing } from '#ui/drawings/messages-drawing.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Input } from '#ui/fields/input.tsx';
import type { Route } from './+types/outbox.ts';
import { MessageCard } from './outbox-message.tsx';
import { OutboxPreview } from './outbox-preview.tsx';
import { useOutbox } from './use-outbox.ts';

const path = '/dev/outbox';

/** Outside the demo mall the call says 404, and so does the page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const to = searchParams.get('to')?.trim() ?? '';
  const ask = context.get(callMall);
  const messages = await ask(listOutbox, to ? { to } : {});
  const chosen = messages.find(({ id }) => String(id) === searchParams.get('mail')) ?? messages[0];
  const mail = chosen ? await ask(getOutboxMail, { id: chosen.id }) : null;
  return { messages, mail, to };
}

export default function OutboxPage({ loaderData: { messages, mail, to } }: Route.ComponentProps) {
  return (
    <div className="page-column py-8">
      <Heading to={to} />
      <Outbox key={to} loaded={messages} mail={mail} to={to} />
    </div>
  );
}

function Heading({ to }: { to: string }) {
  const t = useTranslations('outbox');
  const mallPath = useMallPath();
  return (
    <div className="flex items-end justify-between gap-10">
      <div>
        <h1 className="text-xl font-semibold">{t('title')}</h1>
        <p className="mt-1 text-ink-2">{t('line')}</p>
      </div>
      <Form action={mallPath(path)} className="flex shrink-0 items-end gap-3" key={to}>
        <Field label={t('filter')}>
          <Input
            size="small"
            name="to"
            defaultValue={to}
            maxLength={254}
            autoComplete="off"
            spellCheck={false}
            placeholder={t('filterHint')}
            className="w-72"
          />
        </Field>
        <Button type="submit">
          <Search size={18} aria-hidden="true" />
          {t('show')}
        </Button>
      </Form>
    </div>
  );
}

type OutboxProps = { loaded: readonly OutboxMessage[]; mail: OutboxMail | null; to: string };

/** All messages beside the one that is being read: the chosen one, or the newest. */
function Outbox({ loaded, mail, to }: OutboxProps) {
  const t = useTranslations('outbox');
  const { messages, askedAt, hasFailed, isAsking, ask } = useOutbox(loaded, to);
  // Messages that were there at first are not new; ids only grow.
  const [newestAtFirst] = useState(loaded[0]?.id ?? 0);
  const arrived = messages.filter(({ id }) => id > newestAtFirst).length;
  return (
    <section aria-label={t('list')} className="mt-6">
      <div className="flex h-9 items-center justify-between text-xs text-ink-3">
        <p className="inline-flex items-center gap-2">
          <span className={`size-2 rounded-full ${hasFailed ? 'bg-warning' : 'bg-success'}`} />
          {hasFailed ? t('paused') : t('live')}
        </p>
        <p role="status">{arrived > 0 && t('arrived', { count: arrived })}</p>
        {to && (
          <MallLink to={path} className="font-medium text-brand-deep hover:underline">
            {t('all')}
          </MallLink>
        )}
      </div>
      {hasFailed && (
        <div className="mb-3">
          <RetryRow message={t('failed')} retryLabel={t('retry')} isRetrying={isAsking} onRetry={() => void ask()} />
        </div>
      )}
      {messages.length > 0 ? (
        <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] items-start gap-4">
          <ul className="space-y-3">
            {messages.map((message) => (
              <MessageCard
                key={message.id}
                message={message}
                now={askedAt}
                isNew={message.id > newestAtFirst}
                isRead={message.id === mail?.id}
                path={`${path}?${new URLSearchParams({ ...(to && { to }), mail: String(message.id) })}`}
              />
            ))}
          </ul>
          {mail && <OutboxPreview key={mail.id} mail={mail} />}
        </div>
      ) : (
        <Card as="div" className="py-10">
          {to ? (
            <EmptyState
              drawing={<MessagesDrawing />}
              title={t('emptyFilteredTitle', { recipient: to })}
              text={t('emptyFilteredLine')}
            />
          ) : (
            <EmptyState drawing={<MessagesDrawing />} title={t('emptyTitle')} text={t('emptyLine')} />
          )}
        </Card>
      )}
    </section>
  );
}
