import { getPolicies } from '#contract/shops/merchant-policies.ts';
import { PoliciesForm } from './policies-form.tsx';
import { ShopScreen } from './shop-screen.tsx';

/** What the shop promises about returns, delivery and guarantee. */
export default function PoliciesPage() {
  return (
    <ShopScreen call={getPolicies} isWide>
      {(policies, reload) => <PoliciesForm policies={policies} onReload={reload} />}
    </ShopScreen>
  );
}
