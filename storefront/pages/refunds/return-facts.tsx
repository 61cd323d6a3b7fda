import { useTranslations } from 'use-intl';
import type { RefundWhole } from '#contract/refunds/shopper.ts';
import { Fact } from '#ui/fact.tsx';
import { TitledCard } from '#ui/titled-card.tsx';
import { Vouchers } from './refund-facts.tsx';

/** Where products go that are sent back, and with whom they went. */
export function ReturnFacts({ refund }: { refund: RefundWhole }) {
  const { returnAddress, returnCompany, returnNumber, returnTrack, dispute } = refund;
  const t = useTranslations('refunds.detail');
  const refunds = useTranslations('refunds');
  if (!returnAddress && !dispute) return null;
  const { name, phone, address } = returnAddress ?? { name: refund.merName, phone: '', address: '' };
  return (
    <TitledCard title={t('returnTo')}>
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
