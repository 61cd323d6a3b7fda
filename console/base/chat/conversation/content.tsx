import { Anchor, Image, Skeleton, Text } from '@mantine/core';
import { ImageOff, Package, ReceiptText, TicketPercent } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDeskSide } from '#console/base/chat/desk-side.ts';
import { useFormats } from '#console/base/format.ts';
import { useLocale } from '#console/base/locale.ts';
import { OrderStatusBadge } from '#console/base/orders/order-status.tsx';
import type { CouponCard, NewContent, OrderCard, ShownContent } from '#contract/chat/values.ts';
import { type Locale, languageTag } from '#contract/core/languages.ts';
import type { Picture } from '#contract/core/values.ts';

type ContentProps = { content: ShownContent; locale: Locale; isDesk: boolean };

const pictureWidth = 240;

/** What a message says or shows: words as they are, and cards of what the thing is now. */
export function Content({ content, locale, isDesk }: ContentProps) {
  const t = useTranslations('chat-desk');
  switch (content.kind) {
    case 'text':
      return <Words text={content.text} ownText={content.ownText} locale={locale} isDesk={isDesk} />;
    case 'picture':
      return content.picture ? <SentPicture picture={content.picture} /> : <Gone icon={<ImageOff size={18} />} />;
    case 'product':
      return content.product ? (
        <Card
          href={`/goods_detail/${content.product.id}`}
          image={content.product.image}
          title={content.product.name}
          text={<ProductPrice price={content.product.price} />}
        />
      ) : (
        <Gone icon={<Package size={18} />} />
      );
    case 'order':
      return content.order ? <OrderContent order={content.order} /> : <Gone icon={<ReceiptText size={18} />} />;
    case 'coupon':
      return content.coupon ? <CouponContent coupon={content.coupon} /> : <Gone icon={<TicketPercent size={18} />} />;
    case 'notice':
      return <Text size="sm">{t(`notices.${content.notice}`)}</Text>;
  }
}

/** What was written. Of a phrase that was sent in another language, the clerk's own stands below. */
function Words({
  text,
  ownText,
  locale,
  isDesk,
}: {
  text: string;
  ownText: string | null;
  locale: Locale;
  isDesk: boolean;
}) {
  const t = useTranslations('chat-desk');
  const own = useLocale();
  const isForeign = ownText !== null || !isDesk;
  return (
    <div className="chat-bubble">
      <span {...(isForeign && { lang: languageTag(locale) })}>{text}</span>
      {ownText !== null && (
        <span className="chat-own" lang={languageTag(own)}>
          <span className="sr-only">{t('inYourLanguage')}</span>
          {ownText}
        </span>
      )}
    </div>
  );
}

function SentPicture({ picture: { url, width, height, colour } }: { picture: Picture }) {
  const t = useTranslations('chat-desk');
  const shownHeight = Math.min(320, Math.round((pictureWidth * height) / width));
  return (
    <a href={url} target="_blank" rel="noreferrer" className="chat-picture">
      <img
        src={url}
        width={pictureWidth}
        height={shownHeight}
        alt={t('kinds.picture')}
        style={{ background: colour }}
      />
    </a>
  );
}

type CardProps = { href?: string; to?: string | null; image: Picture | null; title: string; text: ReactNode };

function Card({ href, to, image, title, text }: CardProps) {
  const parts = (
    <>
      {image ? (
        <Image src={`${image.url}/160`} w={56} h={56} radius="sm" alt="" style={{ background: image.colour }} />
      ) : (
        <span className="chat-card-sign" aria-hidden="true">
          <ReceiptText size={24} />
        </span>
      )}
      <span className="chat-card-text">
        <Text span size="sm" fw={600} lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        <span>{text}</span>
      </span>
    </>
  );
  const style = { underline: 'never', c: 'inherit', className: 'chat-card' } as const;
  if (to)
    return (
      <Anchor component={Link} to={to} {...style}>
        {parts}
      </Anchor>
    );
  if (href)
    return (
      <Anchor href={href} target="_blank" rel="noreferrer" {...style}>
        {parts}
      </Anchor>
    );
  return <div className="chat-card">{parts}</div>;
}

function ProductPrice({ price }: { price: number }) {
  const { money } = useFormats();
  return (
    <Text span size="sm" fw={600} className="figures">
      {money(price)}
    </Text>
  );
}

function OrderContent({ order: { orderNo, status, payable, units, image } }: { order: OrderCard }) {
  const t = useTranslations('console.orders');
  const { orderPath } = useDeskSide();
  const { money } = useFormats();
  return (
    <Card
      to={orderPath?.(orderNo) ?? null}
      image={image}
      title={orderNo}
      text={
        <span className="chat-card-line">
          <Text span size="sm" className="figures">
            {money(payable)} · {t('units', { count: units })}
          </Text>
          <OrderStatusBadge status={status} />
        </span>
      }
    />
  );
}

export function useCouponOff(): (coupon: Pick<CouponCard, 'percent' | 'money' | 'minPrice'>) => string {
  const t = useTranslations('chat-desk.coupon');
  const { money, percent } = useFormats();
  return ({ percent: part, money: amount, minPrice }) =>
    [
      part === null ? t('off', { amount: money(amount) }) : t('percentOff', { part: percent(part / 100) }),
      minPrice > 0 ? t('from', { amount: money(minPrice) }) : t('noMinimum'),
    ].join(' · ');
}

function CouponContent({ coupon }: { coupon: CouponCard }) {
  const t = useTranslations('chat-desk.coupon');
  const { day } = useFormats();
  const off = useCouponOff();
  return (
    <div className="chat-card" data-coupon>
      <span className="chat-card-sign" aria-hidden="true">
        <TicketPercent size={24} />
      </span>
      <span className="chat-card-text">
        <Text span size="sm" fw={600} lineClamp={2}>
          {coupon.name}
        </Text>
        <Text span size="sm">
          {off(coupon)}
        </Text>
        {coupon.endsAt && (
          <Text span size="xs" c="dimmed">
            {t('until', { day: day(coupon.endsAt) })}
          </Text>
        )}
      </span>
    </div>
  );
}

/** In place of a card of what does not exist any more, or is not for this desk. */
function Gone({ icon }: { icon: ReactNode }) {
  const t = useTranslations('chat-desk');
  return (
    <div className="chat-bubble chat-gone">
      <span aria-hidden="true">{icon}</span> {t('cardGone')}
    </div>
  );
}

/** What is on its way: words, or the place of the card that comes when the mall has it. */
export function OutgoingContent({ content }: { content: NewContent }) {
  const t = useTranslations('chat-desk');
  if (content.kind === 'text') return <div className="chat-bubble">{content.text}</div>;
  return (
    <div className="chat-card">
      <Skeleton w={56} h={56} />
      <span className="chat-card-text">{t(`kinds.${content.kind}`)}</span>
    </div>
  );
}
