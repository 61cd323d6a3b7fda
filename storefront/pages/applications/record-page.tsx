import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { canResubmit } from '#contract/applications/can-resubmit.ts';
import { listApplications } from '#contract/applications/shopper.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { useListPending } from '#storefront/base/client/navigation/list-pending.ts';
import { applyPath, recordPath } from '#storefront/base/links/application-paths.ts';
import { pageHref, pageParams } from '#storefront/base/links/page-params.ts';
import { redirectBeyondEnd } from '#storefront/base/links/redirect-beyond-end.ts';
import { AccountTitle } from '#storefront/parts/account/account-title.tsx';
import { NumberedPages } from '#storefront/parts/lists/numbered-pages.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { DocumentDrawing } from '#ui/drawings/document-drawing.tsx';
import type { Route } from './+types/record-page.ts';
import { ApplicationCard } from './application-card.tsx';

const pageSize = 10;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const page = pageParams(searchParams);
  const found = await context.get(callMall)(listApplications, { page, limit: pageSize });
  redirectBeyondEnd(found, request);
  return { found };
}

/** What became of one's applications to sell. */
export default function RecordPage({ loaderData }: Route.ComponentProps) {
  return <Page {...loaderData} />;
}

function Page({ found }: Route.ComponentProps['loaderData']) {
  const t = useTranslations('applications.record');
  const [parameters] = useSearchParams();
  const isPending = useListPending();
  const canApply = found.list.every(({ auditStatus }) => canResubmit(auditStatus));
  return (
    <Card as="div" className="px-7 py-6">
      <div className="flex min-h-10 items-center justify-between gap-4">
        <AccountTitle of="applications">{t('title')}</AccountTitle>
        {found.list.length > 0 && canApply && (
          <LinkButton variant="secondary" to={applyPath}>
            {t('apply')}
          </LinkButton>
        )}
      </div>
      <div aria-busy={isPending} className="mt-4 grid gap-4">
        {isPending ? (
          [1, 2, 3].map((place) => <Skeleton key={place} className="h-36 rounded-lg" />)
        ) : found.list.length > 0 ? (
          found.list.map((application) => <ApplicationCard key={application.id} application={application} />)
        ) : (
          <EmptyState
            drawing={<DocumentDrawing />}
            title={t('empty')}
            text={t('emptyText')}
            action={<LinkButton to={applyPath}>{t('apply')}</LinkButton>}
          />
        )}
      </div>
      {!isPending && <NumberedPages found={found} hrefOf={(page) => pageHref(recordPath, parameters, page)} />}
    </Card>
  );
}
