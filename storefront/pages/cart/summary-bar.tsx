import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { createDraft } from '#contract/orders/shopper-checkout.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { askToSignIn } from '#storefront/base/client/session/ask-to-sign-in.ts';
import { seemsSignedIn } from '#storefront/base/client/session/sign-in-state.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { confirmPath } from '#storefront/base/links/confirm-path.ts';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { TextButton } from '#ui/buttons/text-button.tsx';
import type { LineActions } from './line-actions.ts';
import { SelectBox } from './select-box.tsx';
import type { Cart, CartState } from './use-cart.ts';

type SummaryBarProps = { state: CartState; actions: LineActions };

const orderedMax = 100; // contract: createDraft

const selectedOf = (cart: Cart) => cart.shops.flatMap(({ lines }) => lines.filter(({ isSelected }) => isSelected));

/** Always in reach: what is selected, what it comes to, and the way on. */
export function SummaryBar({ state, actions }: SummaryBarProps) {
  const t = useTranslations('cart');
  const deals = useTranslations('deals.cart');
  const moneyText = useMoneyText();
  const { cart, isBusy, select } = state;
  const lines = cart.shops.flatMap((shop) => shop.lines);
  const selected = selectedOf(cart);
  const { isSettling, settle } = useSettling(state);
  return (
    <section
      aria-label={t('summary')}
      className="sticky bottom-0 z-20 mt-3 flex min-h-18 flex-wrap items-center gap-x-6 gap-y-2 rounded-t-lg bg-card py-2 pr-2 pl-5 shadow-float"
    >
      <SelectBox
        label={t('selectAll')}
        isLabelShown
        isOn={selected.length === lines.length}
        isPart={selected.length > 0}
        onChange={(isOn) =>
          void select(
            lines.map(({ id }) => id),
            isOn,
          )
        }
      />
      <TextButton variant="inherit" disabled={selected.length === 0} onClick={() => actions.remove(selected)}>
        {t('removeSelected')}
      </TextButton>
      <TextButton variant="inherit" disabled={selected.length === 0} onClick={() => actions.favour(selected)}>
        {t('favourSelected')}
      </TextButton>
      <div
        aria-live="polite"
        aria-busy={isBusy}
        className={`ml-auto flex flex-wrap items-center justify-end gap-x-5 gap-y-0.5 transition-opacity ${isBusy ? 'opacity-50' : ''}`}
      >
        <p className="text-ink-2">{t('selected', { count: cart.selectedPieces })}</p>
        <div className="text-right">
          <p className="flex items-baseline justify-end gap-2">
            {t('total')}
            <MallPrice amount={cart.afterDeals} size="lg" />
          </p>
          <p className="text-xs text-ink-3">{t('totalNote')}</p>
          {cart.dealOff > 0 && (
            <p className="text-xs text-success">{deals('saved', { amount: moneyText(cart.dealOff) })}</p>
          )}
          {cart.saved > 0 && <p className="text-xs text-success">{t('saved', { amount: moneyText(cart.saved) })}</p>}
        </div>
      </div>
      <Button size="large" isBusy={isSettling} onClick={() => void settle()} className="min-w-40">
        {t('settle', { count: cart.selectedLines })}
      </Button>
    </section>
  );
}

/** Takes what is selected to the confirm page. Guests sign in first, and then see their cart with what they had before. */
function useSettling({ newest, flush }: CartState) {
  const t = useTranslations('cart');
  const navigate = useNavigate();
  const mallPath = useMallPath();
  const [isSettling, setSettling] = useState(false);

  async function settle() {
    if (selectedOf(newest.current).length === 0) return void toast(t('nothingSelected'), 'warning', 'cart');
    if (!seemsSignedIn()) return askToSignIn({ mayVisit: true });
    setSettling(true);
    try {
      if (!(await flush())) return;
      const lines = selectedOf(newest.current);
      if (lines.length > orderedMax) return void toast(t('tooMany', { max: orderedMax }), 'warning', 'cart');
      const { preOrderNo } = await callFromBrowser(createDraft, {
        preOrderType: 'shoppingCart',
        orderDetails: lines.map(({ id }) => ({ shoppingCartId: id })),
      });
      await navigate(mallPath(confirmPath(preOrderNo)));
    } catch {
      // A message was shown.
    } finally {
      setSettling(false);
    }
  }
  return { isSettling, settle };
}
