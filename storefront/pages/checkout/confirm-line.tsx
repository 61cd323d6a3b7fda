import { CircleAlert, TrendingDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { QuoteLine } from '#contract/orders/shopper-checkout.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { useWholeNumber } from '#storefront/base/i18n/whole-number.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { cartPath } from '#storefront/base/links/order-paths.ts';
import { LineMoney } from '#storefront/parts/orders/line-money.tsx';
import { ProductRow } from '#storefront/parts/orders/product-row.tsx';
import { OfferNotes } from '#storefront/parts/products/offer-notes.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { hasPriceRisen } from './obstacles.ts';

type ConfirmLineProps = {
  line: QuoteLine;
  isAgreed: boolean;
  isChanged: boolean;
  /** The new price is agreed to, or no longer. */
  onAgree: (isAgreed: boolean) => void;
};

/** A line that is about to be ordered, with what is in its way, and how its amount is made up. */
export function ConfirmLine({ line, isAgreed, isChanged, onAgree }: ConfirmLineProps) {
  const t = useTranslations('checkout');
  const deals = useTranslations('deals');
  const write = useAmountText();
  const writeNumber = useWholeNumber();
  return (
    <li className={isChanged ? '-mx-3 rounded-md bg-warning-soft/60 px-3' : ''}>
      <ProductRow line={line}>
        <div className="mt-1.5 grid gap-2">
          {isChanged && <p className="text-xs font-medium text-warning">{t('lineChanged')}</p>}
          <Problem line={line} isAgreed={isAgreed} onAgree={onAgree} />
          <OfferNotes
            bargainEndsAt={line.offer?.kind === 'bargain' ? line.offer.endsAt : null}
            missed={line.missed}
            outOfDeals={line.outOfDeals}
          />
          {line.deal && <p className="text-xs text-success">{deals('inDeal', { name: line.deal.name })}</p>}
          <LineMoney amounts={line} name={line.name}>
            <p className="mt-1.5 text-ink-3">
              {line.refundablePoints > 0
                ? t('comesBackBoth', { amount: write(line.refundable), points: writeNumber(line.refundablePoints) })
                : t('comesBack', { amount: write(line.refundable) })}
            </p>
          </LineMoney>
        </div>
      </ProductRow>
    </li>
  );
}

type ProblemProps = Pick<ConfirmLineProps, 'line' | 'isAgreed' | 'onAgree'>;

function Problem({ line, isAgreed, onAgree }: ProblemProps) {
  const t = useTranslations('checkout');
  const write = useAmountText();
  const { problem, stock, unitPrice, priceSeen } = line;
  if (problem === null) return null;
  if (problem !== 'price_changed')
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-brand-soft px-3 py-2 text-brand-deep">
        <CircleAlert size={16} aria-hidden="true" className="shrink-0" />
        <span>{t(`problems.${problem}`, { stock })}</span>
        <MallLink to={cartPath} className="font-semibold underline">
          {problem === 'not_enough_stock' ? t('changeQuantity') : t('changeCart')}
        </MallLink>
      </p>
    );
  const prices = { from: write(priceSeen), to: write(unitPrice) };
  if (!hasPriceRisen(line))
    return (
      <p className="flex items-center gap-2 text-success">
        <TrendingDown size={16} aria-hidden="true" className="shrink-0" />
        {t('priceFallen', prices)}
      </p>
    );
  return (
    <div className="rounded-md bg-warning-soft px-3 py-2 text-warning">
      <p className="flex items-center gap-2">
        <CircleAlert size={16} aria-hidden="true" className="shrink-0" />
        {t('priceRisen', prices)}
      </p>
      <Checkbox
        checked={isAgreed}
        onChange={({ target }) => onAgree(target.checked)}
        className="mt-1 pl-6 font-medium text-ink"
      >
        {t('agreeToPrice', { price: write(unitPrice) })}
      </Checkbox>
    </div>
  );
}
