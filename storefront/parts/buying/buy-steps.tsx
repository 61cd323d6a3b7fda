import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { cartPath } from '#storefront/base/links/order-paths.ts';

const buySteps = ['cart', 'confirm', 'pay', 'done'] as const;
export type BuyStep = (typeof buySteps)[number];

/** How far one has come with buying: the same bar from the cart to the end. Needs the messages of the group `buy-steps`. */
export function BuySteps({ at, className = '' }: { at: BuyStep; className?: string }) {
  const t = useTranslations('buy-steps');
  const current = buySteps.indexOf(at);
  return (
    <ol aria-label={t('label')} className={`flex items-center ${className}`}>
      {buySteps.map((step, place) => {
        const isPast = place < current || at === 'done';
        return (
          <li
            key={step}
            aria-current={step === at ? 'step' : undefined}
            className={`flex items-center gap-2 ${place <= current ? 'text-ink' : 'text-ink-3'} ${step === at ? 'font-semibold' : ''}`}
          >
            {place > 0 && (
              <span
                aria-hidden="true"
                className={`mx-3 h-0.5 w-14 rounded-full ${place <= current ? 'bg-success' : 'bg-line'}`}
              />
            )}
            <span
              aria-hidden="true"
              className={`grid size-6 shrink-0 place-items-center rounded-full border text-xs font-semibold tabular-nums ${isPast ? 'border-success-fill bg-success-fill text-white' : place === current ? 'border-brand-fill bg-brand-fill text-white' : 'border-control bg-card'}`}
            >
              {isPast ? <Check size={14} strokeWidth={3} /> : place + 1}
            </span>
            {/* What is ordered can no longer be changed in the cart. */}
            {step === 'cart' && at === 'confirm' ? (
              <MallLink to={cartPath} className="hover:text-brand hover:underline">
                {t(step)}
              </MallLink>
            ) : (
              t(step)
            )}
          </li>
        );
      })}
    </ol>
  );
}
