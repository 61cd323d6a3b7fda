import { useTranslations } from 'use-intl';
import { useCountries } from '#console/base/countries/countries.ts';
import { useFormats } from '#console/base/format.ts';
import type { PackingSlip } from '#contract/shipping/merchant-print.ts';
import { Barcode } from './barcode.tsx';

type SlipSheetProps = {
  slip: PackingSlip;
  /** Other orders that are printed and go to the same address. */
  together: readonly string[];
};

/** What goes into the parcel: one sheet per order, without prices. */
export function SlipSheet({ slip, together }: SlipSheetProps) {
  const t = useTranslations('console.orders');
  const { day } = useFormats();
  const units = slip.lines.reduce((sum, line) => sum + line.units, 0);
  return (
    <article className="sheet" aria-label={t('printing.slipOf', { order: slip.orderNo })}>
      <header className="sheet-head">
        <div>
          <h2>{slip.shopName}</h2>
          <p>{t('printing.slip')}</p>
        </div>
        <Barcode text={slip.orderNo} />
      </header>
      <div className="sheet-facts">
        <section>
          <h3>{t('consignee')}</h3>
          <Address slip={slip} />
        </section>
        <section>
          <h3>{t('printing.ordered')}</h3>
          <p>{day(slip.createdAt)}</p>
          <p>{t('units', { count: units })}</p>
          {together.length > 0 && <p>{t('printing.sameAddress', { orders: together.join(', ') })}</p>}
        </section>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <th scope="col">{t('printing.code')}</th>
            <th scope="col" className="sheet-number">
              {t('quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {slip.lines.map((line) => (
            <tr key={line.id}>
              <td>
                <div className="sheet-product">
                  <img src={`${line.image.url}/160`} width={48} height={48} alt="" />
                  <div>
                    <p>{line.name}</p>
                    <p>{line.variant}</p>
                  </div>
                </div>
              </td>
              <td className="sheet-code">{line.code}</td>
              <td className="sheet-number">{line.units}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {slip.note && <p className="sheet-note">{t('note', { note: slip.note })}</p>}
    </article>
  );
}

/** What is put onto the parcel. */
export function LabelSheet({ slip }: { slip: PackingSlip }) {
  const t = useTranslations('console.orders');
  return (
    <article className="label" aria-label={t('printing.labelOf', { order: slip.orderNo })}>
      <section className="label-from">
        <h3>{t('printing.from')}</h3>
        <p>{[slip.shopName, slip.shopAddress, slip.shopPhone].filter(Boolean).join(', ')}</p>
      </section>
      <section className="label-to">
        <h3>{t('printing.to')}</h3>
        <Address slip={slip} />
      </section>
      <Barcode text={slip.orderNo} />
    </article>
  );
}

function Address({ slip: { address } }: { slip: PackingSlip }) {
  const t = useTranslations('console.orders');
  const { nameOf } = useCountries();
  if (!address) return <p>{t('noAddress')}</p>;
  return (
    <address>
      <strong>{address.realName}</strong>
      <span>{address.detail}</span>
      <span>
        {address.postCode} {nameOf(address.country)}
      </span>
      <span>
        {address.countryCode} {address.phone}
      </span>
    </address>
  );
}
