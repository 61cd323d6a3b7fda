import { ClipboardList, Coins, Heart, type LucideIcon, Ticket } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { listRecommended } from '#contract/catalogue/shopper.ts';
import { listFavourites } from '#contract/catalogue/shopper-product.ts';
import type { Call, InputOf, OutputOf } from '#contract/core/call.ts';
import { listOwnCoupons } from '#contract/coupons/shopper.ts';
import type { User } from '#contract/identity/shopper.ts';
import { countOrders, listOrders, type OrderTab } from '#contract/orders/shopper.ts';
import { getPoints } from '#contract/points/shopper.ts';
import { isCallFailure } from '#storefront/base/client/calls/call-mall.ts';
import { callMall, signedInUser } from '#storefront/base/client/calls/request-context.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { useWholeNumber } from '#storefront/base/i18n/whole-number.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { orderListPath, orderTabPath } from '#storefront/base/links/order-paths.ts';
import { VisitorBanner } from '#storefront/parts/account/visitor-banner.tsx';
import { Avatar } from '#storefront/parts/avatar.tsx';
import { ProductGrid } from '#storefront/parts/products/product-grid.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { TitledCard } from '#ui/display/titled-card.tsx';
import type { Route } from './+types/overview.ts';
import { LatestOrder } from './latest-order.tsx';

const recommendedShown = 8; // two rows
const statesShown: readonly OrderTab[] = ['to_pay', 'to_ship', 'to_receive', 'to_review', 'refund'];

export async function loader({ context }: Route.LoaderArgs) {
  const ask = context.get(callMall);
  const one = { page: 1, limit: 1 };
  /** Null for what the mall could not answer: the rest of the page stands without it. */
  const orNull = async <C extends Call>(call: C, input: InputOf<C>) =>
    ask(call, input).catch((failure: unknown) => {
      if (!isCallFailure(failure)) throw failure;
      return null;
    });
  const [counts, latest, coupons, points, favourites, recommended] = await Promise.all([
    orNull(countOrders, {}),
    orNull(listOrders, one),
    orNull(listOwnCoupons, one),
    orNull(getPoints, {}),
    orNull(listFavourites, one),
    orNull(listRecommended, { page: 1, limit: recommendedShown }),
  ]);
  return {
    user: context.get(signedInUser),
    orderCounts: counts,
    latest: latest?.list[0] ?? null,
    coupons: coupons?.counts.usable ?? null,
    points: points?.integral ?? null,
    favourites: favourites?.total ?? null,
    recommended: recommended?.list ?? [],
  };
}

/** Everything of one's own at a glance: who one is, what one has, how the orders stand, and what one may like. */
export default function Overview({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('account.overview');
  const area = useTranslations('account');
  const known = useMall((state) => state.user);
  // What was just changed is newer than what the page came with.
  const user = known?.uid === loaderData.user.uid ? known : loaderData.user;
  const { orderCounts, latest, recommended } = loaderData;
  return (
    <div className="grid gap-4">
      <h1 className="sr-only">{area('area')}</h1>
      {user.userType === 'visitor' && <VisitorBanner user={user} />}
      <Card as="div" className="flex flex-wrap items-center gap-x-8 gap-y-5 px-6 py-6">
        <Identity user={user} />
        <ul className="ml-auto grid grid-cols-4 gap-2">
          <Count Icon={Ticket} name={t('coupons')} count={loaderData.coupons} to="/users/coupon_list" />
          <Count Icon={Coins} name={t('points')} count={loaderData.points} to="/users/points" />
          <Count Icon={Heart} name={t('favourites')} count={loaderData.favourites} to="/users/collection_list" />
          <Count Icon={ClipboardList} name={t('orders')} count={orderCounts?.all ?? null} to={orderListPath} />
        </ul>
      </Card>
      <TitledCard title={t('latest')} action={<AllOrders />}>
        {orderCounts && <OrderStates counts={orderCounts} />}
        <LatestOrder order={latest} />
      </TitledCard>
      {recommended.length > 0 && (
        <section aria-labelledby="recommended-here" className="late-part [--late-height:820px]">
          <h2 id="recommended-here" className="mt-2 mb-3 text-lg font-semibold">
            {t('recommended')}
          </h2>
          <ProductGrid products={recommended} columns={4} isPending={false} />
        </section>
      )}
    </div>
  );
}

function Identity({ user: { avatar, nickname, email, phone } }: { user: User }) {
  const t = useTranslations('account');
  return (
    <div className="flex min-w-0 items-center gap-5">
      <Avatar avatar={avatar} size={72} />
      <div className="min-w-0">
        <p className="text-lg font-semibold wrap-anywhere">{t('hello', { name: nickname })}</p>
        <p className="text-ink-2 tabular-nums">{[email, phone].filter(Boolean).join(' · ')}</p>
        <LinkButton variant="secondary" to="/users/user_info" className="mt-2">
          {t('overview.edit')}
        </LinkButton>
      </div>
    </div>
  );
}

type CountProps = { Icon: LucideIcon; name: string; count: number | null; to: string };

function Count({ Icon, name, count, to }: CountProps) {
  const write = useWholeNumber();
  return (
    <li>
      <MallLink
        to={to}
        className="flex min-w-24 flex-col items-center rounded-md px-3 py-3 text-center hover:bg-page hover:text-brand"
      >
        <Icon aria-hidden="true" size={20} className="mb-1 text-brand" />
        <span className="text-lg font-semibold tabular-nums">{count === null ? '–' : write(count)}</span>
        <span className="text-xs text-ink-2">{name}</span>
      </MallLink>
    </li>
  );
}

function AllOrders() {
  const t = useTranslations('account.overview');
  return (
    <MallLink to={orderListPath} className="font-medium text-brand-deep hover:underline">
      {t('allOrders')}
    </MallLink>
  );
}

function OrderStates({ counts }: { counts: OutputOf<typeof countOrders> }) {
  const t = useTranslations('account.overview');
  const tabs = useTranslations('orders.tabs');
  const write = useWholeNumber();
  return (
    <ul aria-label={t('ordersOf')} className="mt-3 grid grid-cols-5 rounded-md bg-page">
      {statesShown.map((tab) => (
        <li key={tab}>
          <MallLink
            to={orderTabPath(tab)}
            className="flex flex-col items-center rounded-md px-2 py-3 text-center hover:text-brand focus-visible:-outline-offset-2"
          >
            <span className="text-lg font-semibold tabular-nums">{write(counts[tab])}</span>
            <span className="text-xs text-ink-2">{tabs(tab)}</span>
          </MallLink>
        </li>
      ))}
    </ul>
  );
}
