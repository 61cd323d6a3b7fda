import { useTranslations } from 'use-intl';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { refundPath } from '#storefront/base/links/refund-paths.ts';

/** Requests of the same order that are not decided yet. */
export function OpenRefunds({ numbers }: { numbers: readonly string[] }) {
  const t = useTranslations('refunds.apply');
  if (numbers.length === 0) return null;
  return (
    <div className="mt-4 rounded-md bg-warning-soft px-4 py-3">
      <p>{t('open')}</p>
      <ul className="mt-1 grid gap-1">
        {numbers.map((number) => (
          <li key={number}>
            <MallLink to={refundPath(number)} className="text-brand-deep tabular-nums underline">
              {t('seeOpen', { number })}
            </MallLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
