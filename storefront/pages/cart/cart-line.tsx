import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { CartLine } from '#contract/cart/shopper.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { productPath } from '#storefront/base/links/product-path.ts';
import { OfferNotes } from '#storefront/parts/products/offer-notes.tsx';
import { limitReason, quantityLimit } from '#storefront/parts/products/quantity.ts';
import { TextButton } from '#ui/buttons/text-button.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { Stepper } from '#ui/fields/stepper.tsx';
import type { LineActions } from './line-actions.ts';
import { lineGrid } from './line-grid.ts';
import { LineNotes } from './line-notes.tsx';
import { SelectBox } from './select-box.tsx';
import type { CartState } from './use-cart.ts';

type CartLineProps = { line: CartLine; state: CartState; actions: LineActions };

/** Some of one variant: what it is, what it costs, how many, and what can be done with it. */
export function CartLineRow({ line, state, actions }: CartLineProps) {
  const t = useTranslations('cart');
  const pending = state.pendingQuantities.get(line.id);
  return (
    <div className={`${lineGrid} px-5 py-4 ${line.isSelected ? 'bg-brand-soft/35' : ''}`}>
      <div className="pt-8">
        <SelectBox
          label={t('selectLine', { name: line.name })}
          isOn={line.isSelected}
          onChange={(isOn) => void state.select([line.id], isOn)}
        />
      </div>
      <MallLink to={productPath(line.productId)} tabIndex={-1} aria-hidden="true" className="block size-22">
        <Picture picture={line.image} alt="" width={88} className="size-22 rounded-md object-cover" />
      </MallLink>
      <div className="min-w-0">
        <MallLink
          to={`${productPath(line.productId)}?sku=${line.skuId}`}
          title={line.name}
          className="line-clamp-2 break-words hover:text-brand"
        >
          {line.name}
        </MallLink>
        {line.variant && (
          <TextButton
            aria-label={t('changeVariant', { name: line.name, variant: line.variant })}
            className="mt-1.5 max-w-full text-xs"
            onClick={() => actions.open({ kind: 'variant', line })}
          >
            <span title={line.variant} className="truncate">
              {line.variant}
            </span>
            <ChevronDown aria-hidden="true" size={14} className="shrink-0" />
          </TextButton>
        )}
        <LineNotes line={line} />
        <OfferNotes bargainEndsAt={line.bargain?.endsAt ?? null} missed={line.missed} outOfDeals={line.outOfDeals} />
      </div>
      <p className="pt-1">
        <span className="sr-only">{t('columns.price')}</span>
        <MallPrice amount={line.price} original={line.originalPrice} size="sm" />
      </p>
      <div>
        <Stepper
          labels={{
            quantity: t('quantityOf', { name: line.name }),
            less: t('lessOf', { name: line.name }),
            more: t('moreOf', { name: line.name }),
          }}
          quantity={pending ?? line.quantity}
          most={quantityLimit(line.stock)}
          onChange={(number) => state.setQuantity(line.id, number)}
          limit={
            limitReason(line.stock) === 'stock'
              ? t('onlyLeft', { count: line.stock })
              : t('mostOfOne', { most: quantityLimit(line.stock) })
          }
        />
        {(pending ?? line.quantity) > line.stock ? (
          <p className="mt-1.5 text-xs font-semibold text-brand-deep">{t('onlyLeft', { count: line.stock })}</p>
        ) : (
          line.stock <= fewLeft && <p className="mt-1.5 text-xs text-warning">{t('onlyLeft', { count: line.stock })}</p>
        )}
      </div>
      <p className={`pt-1 transition-opacity ${pending === undefined ? '' : 'opacity-50'}`}>
        <span className="sr-only">{t('columns.subtotal')}</span>
        <MallPrice amount={line.subtotal} size="sm" />
      </p>
      <div className="flex flex-col gap-1.5 pt-1 text-xs">
        <TextButton aria-label={`${t('favour')}: ${line.name}`} onClick={() => actions.favour([line])}>
          {t('favour')}
        </TextButton>
        <TextButton
          aria-label={`${t('similar')}: ${line.name}`}
          onClick={() => actions.open({ kind: 'substitutes', line })}
        >
          {t('similar')}
        </TextButton>
        <TextButton aria-label={`${t('remove')}: ${line.name}`} onClick={() => actions.remove([line])}>
          {t('remove')}
        </TextButton>
      </div>
    </div>
  );
}

const fewLeft = 5;
