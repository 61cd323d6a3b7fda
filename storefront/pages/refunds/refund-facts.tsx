import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RefundDetail } from '#contract/refunds/shopper.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { orderPath } from '#storefront/base/links/order-paths.ts';
import { shopPath } from '#storefront/base/links/shop-path.ts';
import { PictureButton } from '#ui/buttons/picture-button.tsx';
import { Fact } from '#ui/display/fact.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { TitledCard } from '#ui/display/titled-card.tsx';

const FullScreenPictures = lazy(() =>
  import('#ui/dialogs/full-screen-pictures.tsx').then((module) => ({ default: module.FullScreenPictures })),
);

/** What was asked for, why, and with which pictures. */
export function RefundFacts({ refund }: { refund: RefundDetail }) {
  const t = useTranslations('refunds.detail');
  const refunds = useTranslations('refunds');
  const formatDate = useDateFormat();
  const link = 'text-brand-deep hover:underline';
  const items = refund.orderInfoList.filter(({ quantity }) => quantity > 0).length;
  return (
    <TitledCard title={t('facts')}>
      <dl className="mt-3 grid gap-2">
        <Fact name={t('number')}>
          <span className="tabular-nums">{refund.refundOrderNo}</span>
        </Fact>
        <Fact name={t('order')}>
          <MallLink to={orderPath(refund.merOrderNo)} className={`${link} tabular-nums`}>
            {refund.merOrderNo}
          </MallLink>
        </Fact>
        <Fact name={t('shop')}>
          <MallLink to={shopPath(refund.shopId)} className={link}>
            {refund.merName}
          </MallLink>
        </Fact>
        <Fact name={t('kind')}>{refunds(`kinds.${refund.kind}`)}</Fact>
        <Fact name={t('items')}>{String(items)}</Fact>
        <Fact name={t('quantity')}>{String(refund.totalNum)}</Fact>
        <Fact name={t('askedAt')}>{formatDate(refund.createTime)}</Fact>
        {refund.refundTime && <Fact name={t('refundedAt')}>{formatDate(refund.refundTime)}</Fact>}
        <Fact name={t('reason')}>{refunds(`reasons.${refund.refundReasonWap}`)}</Fact>
        <Fact name={t('note')}>
          {refund.refundReasonWapExplain || <span className="text-ink-3">{t('noNote')}</span>}
        </Fact>
        {refund.pictures.length > 0 && (
          <Fact name={t('pictures')}>
            <Vouchers pictures={refund.pictures} />
          </Fact>
        )}
        {refund.refundReason && <Fact name={t('refusal')}>{refund.refundReason}</Fact>}
        {refund.refundReasonPictures.length > 0 && (
          <Fact name={t('disputePictures')}>
            <Vouchers pictures={refund.refundReasonPictures} />
          </Fact>
        )}
      </dl>
    </TitledCard>
  );
}

/** Pictures that belong to a request, each to be looked at in full. */
export function Vouchers({ pictures }: Pick<RefundDetail, 'pictures'>) {
  const t = useTranslations('refunds.detail');
  const [viewed, setViewed] = useState<number | null>(null);
  const nameOf = (number: number, count: number) => t('picture', { number: String(number), count: String(count) });
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {pictures.map((picture, at) => (
          <li key={picture.url}>
            <PictureButton
              label={nameOf(at + 1, pictures.length)}
              className="size-18 cursor-zoom-in"
              onClick={() => setViewed(at)}
            >
              <Picture picture={picture} alt="" width={72} className="size-full object-cover" />
            </PictureButton>
          </li>
        ))}
      </ul>
      {viewed !== null && (
        <Suspense>
          <FullScreenPictures
            pictures={pictures}
            startsAt={viewed}
            name={t('pictures')}
            texts={{ close: t('close'), previous: t('previous'), next: t('next'), picture: nameOf }}
            onClose={() => setViewed(null)}
          />
        </Suspense>
      )}
    </>
  );
}
