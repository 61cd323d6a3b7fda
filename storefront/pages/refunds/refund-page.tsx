import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { getRefund, RefundNumber } from '#contract/refunds/shopper.ts';
import { isCallFailure } from '#storefront/base/client/calls/call-mall.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { refundListPath } from '#storefront/base/links/refund-paths.ts';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';
import type { Route } from './+types/refund-page.ts';
import { RefundNotFound } from './refund-not-found.tsx';
import { RefundView } from './refund-view.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const given = searchParams.get('orderNo')?.trim();
  const refundOrderNo = RefundNumber.safeParse(given).data;
  if (!refundOrderNo) return data({ refund: null, isMissing: !given }, { status: given ? 404 : 200 });
  const refund = await context
    .get(callMall)(getRefund, { refundOrderNo })
    .catch((failure: unknown) => {
      if (isCallFailure(failure) && failure.code === 404) return null;
      throw failure;
    });
  return data({ refund, isMissing: false }, { status: refund ? 200 : 404 });
}

/** Everything about one refund. */
export default function RefundPage({ loaderData: { refund, isMissing } }: Route.ComponentProps) {
  return (
    <div className="page-column pt-4 pb-12">
      <RefundBreadcrumb />
      <div className="mt-4">
        {refund ? <RefundView refund={refund} /> : <RefundNotFound what="refund" isMissing={isMissing} />}
      </div>
    </div>
  );
}

/** Where this page stands: below one's refunds. */
function RefundBreadcrumb() {
  const t = useTranslations('refunds');
  return (
    <Breadcrumb
      label={t('breadcrumb')}
      steps={[
        { name: t('home'), to: '/' },
        { name: t('title'), to: refundListPath },
      ]}
      here={t('detail.title')}
    />
  );
}
