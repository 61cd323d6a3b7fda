import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type CartLine, deleteLines, moveToFavourites, restoreLines } from '#contract/cart/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { askToSignIn } from '#storefront/base/client/session/ask-to-sign-in.ts';
import { seemsSignedIn } from '#storefront/base/client/session/sign-in-state.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { BuySteps } from '#storefront/parts/buying/buy-steps.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { BestCoupons } from './best-coupons.tsx';
import { CartShop } from './cart-shop.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { InvalidLines } from './invalid-lines.tsx';
import type { LineActions, Opened } from './line-actions.ts';
import { LineDialogs } from './line-dialogs.tsx';
import { lineGrid } from './line-grid.ts';
import { SignInHint } from './sign-in-hint.tsx';
import { SummaryBar } from './summary-bar.tsx';
import { type Cart, useCart } from './use-cart.ts';
import { useCartDelivery } from './use-cart-delivery.ts';

export function CartPage({ loaded }: { loaded: Cart }) {
  const t = useTranslations('cart');
  const state = useCart(loaded);
  const { cart, change } = state;
  const delivery = useCartDelivery(cart);
  const [leaving, setLeaving] = useState<readonly CartLine[]>([]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    let restore = '';
    const isDone = await change(async () => {
      const answer = await callFromBrowser(deleteLines, { ids: leaving.map(({ id }) => id) });
      restore = answer.restore;
      return answer.cart;
    });
    setBusy(false);
    setLeaving([]);
    if (!isDone) return;
    const undo = () => void change(() => callFromBrowser(restoreLines, { restore }));
    void toast(t('removed', { count: leaving.length }), 'success', 'cart', { label: t('undo'), onPress: undo });
  }

  async function favour(lines: readonly CartLine[]) {
    if (!seemsSignedIn()) return askToSignIn();
    const ids = lines.map(({ id }) => id);
    if (await change(() => callFromBrowser(moveToFavourites, { ids })))
      void toast(t('favoured', { count: lines.length }), 'success', 'cart');
  }

  const actions: LineActions = { remove: setLeaving, favour: (lines) => void favour(lines), open: setOpened };
  const lineCount = cart.shops.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <div className="page-column pt-5 pb-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-xl font-semibold">
          {t('title')}
          {lineCount > 0 && (
            <span className="ml-2 text-base font-normal text-ink-3">{t('lines', { count: lineCount })}</span>
          )}
        </h1>
        <BuySteps at="cart" />
      </div>
      <SignInHint isEmpty={lineCount + cart.invalid.length === 0} />
      {lineCount + cart.invalid.length === 0 ? (
        <EmptyCart />
      ) : (
        <>
          {lineCount > 0 && <Columns />}
          <div className="mt-3 flex flex-col gap-3">
            {cart.shops.map((shop) => (
              <CartShop key={shop.shopId} shop={shop} state={state} actions={actions} delivery={delivery} />
            ))}
            <InvalidLines lines={cart.invalid} actions={actions} />
          </div>
          {lineCount > 0 && <BestCoupons state={state} />}
          {lineCount > 0 && <SummaryBar state={state} actions={actions} />}
        </>
      )}
      <ConfirmDialog
        isOpen={leaving.length > 0}
        isBusy={isBusy}
        title={t('question', { count: leaving.length })}
        text={leaving.length === 1 ? (leaving[0]?.name ?? '') : t('questionText')}
        confirmLabel={t('remove')}
        cancelLabel={t('keep')}
        onConfirm={() => void remove()}
        onCancel={() => setLeaving([])}
      />
      <LineDialogs opened={opened} change={change} onClose={() => setOpened(null)} />
    </div>
  );
}

/** What the columns are: for the eye alone, since every value says it by itself. */
function Columns() {
  const t = useTranslations('cart');
  return (
    <div aria-hidden="true" className={`${lineGrid} mt-4 rounded-md bg-card px-5 py-3 text-xs text-ink-3`}>
      <span className="col-span-3 pl-9">{t('columns.item')}</span>
      <span>{t('columns.price')}</span>
      <span>{t('columns.quantity')}</span>
      <span>{t('columns.subtotal')}</span>
      <span>{t('columns.actions')}</span>
    </div>
  );
}
