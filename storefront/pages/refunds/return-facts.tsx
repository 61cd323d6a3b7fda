import { useTranslations } from 'use-intl';
import type { RefundDetail } from '#contract/refunds/shopper.ts';
import { Fact } from '#ui/display/fact.tsx';
import { TitledCard } from '#ui/display/titled-card.tsx';
import { Vouchers } from './refund-facts.tsx';

/** Where products go that are sent back, and with whom they went. */
export function ReturnFacts({ refund }: { refund: RefundDetail }) {
  const { returnAddress, returnCompany, returnNumber, returnTrack, dispute } = refund;
  const t = useTranslations('refunds.detail');
  const refunds = useTranslations('refunds');
  if (!returnAddress && !dispute) return null;
  return (
    <TitledCard title={returnAddress ? t('returnTo') : refunds('kinds.goods')}>
      {returnAddress && (
        <address className="mt-3 not-italic">
          <p className="font-semibold">{returnAddress.name}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink-2">{returnAddress.address}</p>
          {returnAddress.phone && (
            <p className="mt-1 text-ink-2">
              {t('phone')}: <span className="tabular-nums">{returnAddress.phone}</span>
            </p>
          )}
        </address>
      )}
      {returnCompany && (
        <dl className="mt-3 grid gap-2">
          <Fact name={t('returnBy')}>
            {returnCompany} <span className="tabular-nums">{returnNumber}</span>
          </Fact>
          {returnTrack && (
            <Fact name={t('returnState')}>
              {refunds(`returnStates.${returnTrack.state}`)}
              {returnTrack.trackUrl && (
                <a
                  href={returnTrack.trackUrl}
                  target="_blank"
                  rel="noreferrer"
                  className="ml-3 text-brand-deep hover:underline"
                >
                  {t('trackPage', { company: returnCompany })}
                </a>
              )}
            </Fact>
          )}
          {dispute && <Fact name={t('dispute')}>{refunds(`disputes.${dispute.kind}`)}</Fact>}
          {dispute?.note && <Fact name={t('disputeText')}>{dispute.note}</Fact>}
          {dispute && dispute.pictures.length > 0 && (
            <Fact name={t('disputePictures')}>
              <Vouchers pictures={dispute.pictures} />
            </Fact>
          )}
        </dl>
      )}
    </TitledCard>
  );
}
