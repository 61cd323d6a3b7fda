import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { listOwnAnswers, listOwnQuestions } from '#contract/questions/shopper-own.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { useListPending } from '#storefront/base/client/navigation/list-pending.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { pageHref, pageParams } from '#storefront/base/links/page-params.ts';
import { redirectBeyondEnd } from '#storefront/base/links/redirect-beyond-end.ts';
import { ownQuestionsPath, ownReviewsPath } from '#storefront/base/links/review-paths.ts';
import { AccountTitle } from '#storefront/parts/account/account-title.tsx';
import { NumberedPages } from '#storefront/parts/lists/numbered-pages.tsx';
import { OrderListSkeleton } from '#storefront/parts/orders/order-list-skeleton.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { MessagesDrawing } from '#ui/drawings/messages-drawing.tsx';
import { LinkTabs } from '#ui/navigation/link-tabs.tsx';
import type { Route } from './+types/own-questions.ts';
import { OwnAnswerCard } from './own-answer-card.tsx';
import { OwnQuestionCard } from './own-question-card.tsx';

const pageSize = 10;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const ask = context.get(callMall);
  const paging = { page: pageParams(searchParams), limit: pageSize };
  const isAnswered = searchParams.get('tab') === 'answered';
  const [asked, answered] = await Promise.all([
    isAnswered ? null : ask(listOwnQuestions, paging),
    isAnswered ? ask(listOwnAnswers, paging) : null,
  ]);
  const found = asked ?? answered;
  if (found) redirectBeyondEnd(found, request);
  return { asked, answered };
}

/** What one has asked about products, and what one has answered others. */
export default function OwnQuestions({ loaderData: { asked, answered } }: Route.ComponentProps) {
  const t = useTranslations('questions.own');
  const [parameters] = useSearchParams();
  const isPending = useListPending();
  const tabs = [
    { key: 'asked', to: ownQuestionsPath, isCurrent: asked !== null },
    { key: 'answered', to: `${ownQuestionsPath}?tab=answered`, isCurrent: answered !== null },
  ] as const;
  const found = asked ?? answered;
  const key = asked ? 'Asked' : 'Answered';
  return (
    <Card as="div" className="px-7 py-6">
      <div className="mb-4 flex items-center justify-between">
        <AccountTitle of="questions">{t('title')}</AccountTitle>
        <MallLink to={ownReviewsPath} className="text-sm text-ink-2 hover:text-brand">
          {t('toReviews')}
        </MallLink>
      </div>
      <LinkTabs label={t('title')} tabs={tabs.map(({ key: tab, ...rest }) => ({ ...rest, label: t(`tabs.${tab}`) }))} />
      <div aria-busy={isPending}>
        {isPending ? (
          <div className="mt-5 grid gap-4">
            <OrderListSkeleton />
          </div>
        ) : found?.list.length === 0 ? (
          <EmptyState
            drawing={<MessagesDrawing />}
            title={t(`none${key}`)}
            text={t(`none${key}Text`)}
            action={<LinkButton to="/">{t('toHome')}</LinkButton>}
          />
        ) : (
          <ul aria-label={t(asked ? 'tabs.asked' : 'tabs.answered')} className="mt-2 divide-y divide-line">
            {asked?.list.map((question) => (
              <li key={question.id}>
                <OwnQuestionCard question={question} />
              </li>
            ))}
            {answered?.list.map((answer) => (
              <li key={answer.id}>
                <OwnAnswerCard answer={answer} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {!isPending && found && (
        <NumberedPages found={found} hrefOf={(page) => pageHref(ownQuestionsPath, parameters, page)} />
      )}
    </Card>
  );
}
