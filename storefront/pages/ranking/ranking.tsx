import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { listRanking, rankingPeriods } from '#contract/catalogue/shopper-product.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { useListPending } from '#storefront/base/client/navigation/list-pending.ts';
import { useShellData } from '#storefront/base/client/shell-data.ts';
import { MallLink, useLocale } from '#storefront/base/links/mall-link.tsx';
import { withQuery } from '#storefront/base/links/page-params.ts';
import { categoryName } from '#storefront/parts/products/category-tree.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import type { Route } from './+types/ranking.ts';
import { Ranked } from './ranked.tsx';

const path = '/goods/top_one';

type Period = (typeof rankingPeriods)[number];

function rankingFilters(parameters: URLSearchParams): { cid: number | undefined; period: Period } {
  const cid = parameters.get('cid') ?? '';
  return {
    cid: /^[1-9]\d{0,8}$/.test(cid) ? Number(cid) : undefined,
    period: rankingPeriods.find((period) => period === parameters.get('period')) ?? 'all',
  };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return { products: await context.get(callMall)(listRanking, rankingFilters(searchParams)) };
}

/** What sells best, in the whole mall or in one of its departments, lately or ever. */
export default function Ranking({ loaderData: { products } }: Route.ComponentProps) {
  return (
    <div className="page-column pt-4 pb-12">
      <Heading />
      <Filters />
      <RankedProducts products={products} />
    </div>
  );
}

function Heading() {
  const t = useTranslations('ranking');
  return (
    <header className="rounded-t-lg bg-linear-to-br from-brand-fill to-brand-fill-deep px-8 py-7 text-white">
      <h1 className="text-2xl font-extrabold">{t('title')}</h1>
      <p className="mt-1 text-base">{t('line')}</p>
    </header>
  );
}

const tab =
  'block rounded-full px-4 py-1.5 hover:text-brand focus-visible:rounded-full aria-[current]:bg-brand-fill aria-[current]:font-semibold aria-[current]:text-white';

function Filters() {
  const t = useTranslations('ranking');
  const locale = useLocale();
  const [parameters] = useSearchParams();
  const filters = rankingFilters(parameters);
  const categories = useShellData()?.categories ?? [];
  const current = (isChosen: boolean) => (isChosen ? 'true' : undefined);
  return (
    <div className="space-y-3 rounded-b-lg bg-card px-6 py-5">
      <ul aria-label={t('periods')} className="flex gap-1">
        {rankingPeriods.map((period) => (
          <li key={period}>
            <MallLink
              to={withQuery(path, parameters, { period: period === 'all' ? '' : period })}
              preventScrollReset
              aria-current={current(period === filters.period)}
              className={tab}
            >
              {t(`period.${period}`)}
            </MallLink>
          </li>
        ))}
      </ul>
      <ul aria-label={t('categories')} className="flex flex-wrap gap-1 border-t border-line pt-3">
        <li>
          <MallLink
            to={withQuery(path, parameters, { cid: '' })}
            preventScrollReset
            aria-current={current(filters.cid === undefined)}
            className={tab}
          >
            {t('allCategories')}
          </MallLink>
        </li>
        {categories.map((category) => (
          <li key={category.id}>
            <MallLink
              to={withQuery(path, parameters, { cid: String(category.id) })}
              preventScrollReset
              aria-current={current(filters.cid === category.id)}
              className={tab}
            >
              {categoryName(category, locale)}
            </MallLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function RankedProducts({ products }: { products: Route.ComponentProps['loaderData']['products'] }) {
  const t = useTranslations('ranking');
  const isPending = useListPending();
  if (products.length === 0)
    return (
      <Card as="div" className="mt-4 py-10">
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          action={
            <LinkButton variant="secondary" to={path}>
              {t('showAll')}
            </LinkButton>
          }
        />
      </Card>
    );
  return (
    <ol
      aria-label={t('title')}
      aria-busy={isPending}
      className={`mt-4 grid grid-cols-2 gap-3 transition-opacity ${isPending ? 'opacity-60' : ''}`}
    >
      {products.map((product, at) => (
        <li key={product.id}>
          <Ranked product={product} rank={at + 1} />
        </li>
      ))}
    </ol>
  );
}
