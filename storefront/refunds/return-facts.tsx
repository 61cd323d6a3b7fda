import { useTranslations } from 'use-intl';
import type { RefundWhole } from '#contract/refunds.ts';
import { Fact, RefundCardBox } from './refund-card-box.tsx';

/** Where goods go that are sent back, and with whom they went. */
export function ReturnFacts({ refund: { returnAddress, returnCompany, returnNumber } }: { refund: RefundWhole }) {
  const t = useTranslations('refunds.detail');
  if (!returnAddress) return null;
  const { name, phone, address } = returnAddress;
  return (
    <RefundCardBox id="refund-return" title={t('returnTo')}>
      <address className="mt-3 not-italic">
        <p className="font-semibold">{name}</p>
        {address && <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink-2">{address}</p>}
        {phone && (
          <p className="mt-1 text-ink-2">
            {t('phone')}: <span className="tabular-nums">{phone}</span>
          </p>
        )}
      </address>
      {returnCompany && (
        <dl className="mt-3">
          <Fact name={t('returnBy')}>
            {returnCompany} <span className="tabular-nums">{returnNumber}</span>
          </Fact>
        </dl>
      )}
    </RefundCardBox>
  );
}
