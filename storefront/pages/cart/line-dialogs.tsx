import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { reselect } from '#contract/cart/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import type { Opened } from './line-actions.ts';
import type { CartState } from './use-cart.ts';

const VariantChoice = lazy(() => import('./variant-choice.tsx').then((module) => ({ default: module.VariantChoice })));
const Substitutes = lazy(() => import('./substitutes.tsx').then((module) => ({ default: module.Substitutes })));

type LineDialogsProps = { opened: Opened | null; change: CartState['change']; onClose: () => void };

/** Another variant, or something else altogether, in a line's place. */
export function LineDialogs({ opened, change, onClose }: LineDialogsProps) {
  const t = useTranslations('cart');
  if (!opened) return null;
  const { kind, line } = opened;

  async function choose(skuId: number, stock: number) {
    const num = Math.min(line.quantity, stock);
    if (!(await change(() => callFromBrowser(reselect, { id: line.id, skuId, num })))) return;
    onClose();
    void toast(t('changed'), 'success', 'cart');
  }

  const title = kind === 'variant' ? t('chooseVariant') : t('substitutes');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      className={kind === 'variant' ? 'w-150' : 'w-200'}
    >
      <div className="max-h-[85vh] overflow-y-auto px-7 pt-6 pb-7">
        <h2 className="pr-10 text-lg font-semibold">{title}</h2>
        <p className="mt-1 line-clamp-2 pr-10 break-words text-ink-3">{line.name}</p>
        <Suspense fallback={<Skeleton className="mt-5 h-60" />}>
          {kind === 'variant' ? (
            <VariantChoice line={line} onChoose={choose} />
          ) : (
            <Substitutes line={line} onChoose={choose} />
          )}
        </Suspense>
      </div>
    </Dialog>
  );
}
