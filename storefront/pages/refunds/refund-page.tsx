import { ChevronRight } from 'lucide-react';
import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { splitLocale } from '#contract/core/languages.ts';
import { getRefund, RefundNumber } from '#contract/refunds/shopper.ts';
import { isCallFailure } from '#storefront/base/client/call-mall.ts';
import { callMall } from '#storefront/base/client/request-context.ts';
import { loadedMessages, loadGroups } from '#storefront/base/i18n/messages.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { refundListPath } from '#storefront/base/links/refund-paths.ts';
import type { Route } from './+types/refund-page.ts';
import { RefundDetail } from './refund-detail.tsx';
import { RefundNotFound } from './refund-not-found.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { refunds } = await loadGroups(splitLocale(pathname).locale, ['refunds']);
  const title = refunds.detail.title;
  const given = searchParams.get('orderNo')?.trim();
  const refundOrderNo = RefundNumber.safeParse(given).data;
  if (!refundOrderNo) return data({ title, refund: null, isMissing: !given }, { status: given ? 404 : 200 });
  const refund = await context
    .get(callMall)(getRefund, { refundOrderNo })
    .catch((failure: unknown) => {
      if (isCallFailure(failure) && failure.code === 404) return null;
      throw failure;
    });
  return data({ title, refund, isMissing: false }, { status: refund ? 200 : 404 });
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const site = loadedMessages(splitLocale(location.pathname).locale)?.site;
  return [{ title: `${loaderData?.title} · ${site?.name}` }, { name: 'robots', content: 'noindex' }];
}

/** Everything about one refund. */
export default function RefundPage({ loaderData: { refund, isMissing } }: Route.ComponentProps) {
  return (
    <WithMessages group="refunds">
      <WithMessages group="orders">
        <div className="page-column pt-4 pb-12">
          <Trail />
          <div className="mt-4">
            {refund ? <RefundDetail refund={refund} /> : <RefundNotFound what="refund" isMissing={isMissing} />}
          </div>
        </div>
      </WithMessages>
    </WithMessages>
  );
}

/** Where this page stands: below one's refunds. */
function Trail() {
  const t = useTranslations('refunds');
  return (
    <nav aria-label={t('trail')}>
      <ol className="flex items-center gap-1.5 text-xs text-ink-3">
        <li>
          <MallLink to="/" className="hover:text-brand">
            {t('home')}
          </MallLink>
        </li>
        <li className="flex items-center gap-1.5">
          <ChevronRight size={12} aria-hidden="true" />
          <MallLink to={refundListPath} className="hover:text-brand">
            {t('title')}
          </MallLink>
        </li>
        <li aria-current="page" className="flex items-center gap-1.5 text-ink-2">
          <ChevronRight size={12} aria-hidden="true" />
          {t('detail.title')}
        </li>
      </ol>
    </nav>
  );
}
