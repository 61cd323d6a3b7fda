import { useTranslations } from 'use-intl';
import type { SizeTable } from '#contract/catalogue/product-details.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { lengthTexts } from './length-text.ts';

const cell = 'px-4 py-2.5 text-left align-top break-words';

/** What the sizes of a product measure, in centimetres and below them in inches, and how to measure oneself. */
export function SizeChart({ table: { measures, rows, hint } }: { table: SizeTable }) {
  const t = useTranslations('product.sizes');
  return (
    <>
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr className="bg-page">
            {[t('size'), ...measures].map((name) => (
              <th key={name} scope="col" className={`${cell} font-semibold`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className={`${cell} font-semibold`}>
                {label || t('oneSize')}
              </th>
              {measures.map((name, at) => (
                <td key={name} className={`${cell} tabular-nums`}>
                  <SizeCell value={cells[at] ?? ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-ink-2">{hint}</p>
    </>
  );
}

function SizeCell({ value }: { value: SizeTable['rows'][number]['cells'][number] }) {
  const t = useTranslations('product.sizes');
  const locale = useLocale();
  if (typeof value === 'string') return value;
  const { metric, unit, inches } = lengthTexts(value, locale);
  return (
    <>
      {t(unit, { value: metric })}
      <span className="block text-xs text-ink-3">{t('inches', { value: inches })}</span>
    </>
  );
}
