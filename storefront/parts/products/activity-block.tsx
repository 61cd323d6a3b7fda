import type { ReactNode } from 'react';
import type { Activity, ActivityProduct } from '#contract/catalogue/shopper.ts';
import { activityPath } from '#storefront/base/links/activity-path.ts';
import { ActivityRow } from './activity-row.tsx';
import { ActivityTrio } from './activity-trio.tsx';
import { ActivityWide } from './activity-wide.tsx';
import { BlockHeading } from './block-heading.tsx';

const layouts: Record<Activity['type'], (props: { products: readonly ActivityProduct[] }) => ReactNode> = {
  1: ActivityRow,
  2: ActivityTrio,
  3: ActivityWide,
};

/** A running activity in the layout that its type asks for. */
export function ActivityBlock({ activity }: { activity: Activity }) {
  const Products = layouts[activity.type];
  const id = `activity-${activity.id}`;
  return (
    <section aria-labelledby={id}>
      <BlockHeading id={id} title={activity.name} line={activity.instruction} to={activityPath(activity)} />
      <Products products={activity.productList} />
    </section>
  );
}
