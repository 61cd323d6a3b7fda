import { CalendarDays, Clock, type LucideIcon, MapPin, Phone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Shop } from '#contract/shops/shopper-page.ts';
import { useCompactNumber } from '#storefront/base/i18n/number-format.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';
import { ContactButton } from '#storefront/parts/shops/contact-button.tsx';
import { FollowButton } from '#storefront/parts/shops/follow-button.tsx';
import { HolidayNotice } from '#storefront/parts/shops/holiday-notice.tsx';
import { ShopStars } from '#storefront/parts/shops/shop-stars.tsx';
import { ShopTags } from '#storefront/parts/shops/shop-tags.tsx';
import { useFollowing } from '#storefront/parts/shops/use-following.ts';
import { Picture } from '#ui/display/picture.tsx';
import { WordedPicture } from '#ui/display/worded-picture.tsx';

/** Who a shop is: its front, its name and marks, how it is liked, and how it is found and reached. */
export function ShopHeader({ shop }: { shop: Shop }) {
  const t = useTranslations('shops');
  const compact = useCompactNumber();
  const following = useFollowing([shop.id]);
  return (
    <header className="overflow-hidden rounded-t-lg bg-card">
      <WordedPicture picture={shop.backImage} width={1200} isFirst className="h-45">
        <div className="flex items-center gap-6 px-8">
          <Picture
            picture={shop.avatar}
            alt=""
            width={104}
            className="size-26 shrink-0 rounded-full border-4 border-card object-cover"
          />
          <div className="max-w-110 min-w-60 space-y-1.5">
            <h1 className="text-xl leading-tight font-bold wrap-anywhere">{shop.name}</h1>
            <ShopTags isSelf={shop.isSelf} names={[shop.typeName, shop.categoryName]} />
            <p className="flex items-center gap-4 text-ink-2">
              <ShopStars value={shop.starLevel} />
              <span>{t('followers', { count: compact(following.followersOf(shop)) })}</span>
            </p>
            <dl className="flex flex-wrap gap-x-4 text-ink-2">
              <Score label={t('quality')} value={shop.qualityScore} count={shop.reviewCount} />
              <Score label={t('service')} value={shop.serviceScore} count={shop.reviewCount} />
            </dl>
          </div>
          <div className="flex shrink-0 flex-col gap-2">
            <FollowButton shop={shop} following={following} />
            <ContactButton shop={shop} />
          </div>
        </div>
      </WordedPicture>
      <dl className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-8 py-3.5 text-ink-2">
        <Fact Icon={Clock} label={t('openingHours')} value={shop.openingHours} />
        <Fact Icon={MapPin} label={t('address')} value={shop.address} />
        <Fact Icon={Phone} label={t('phone')} value={shop.phone} />
        <JoinDay joinedAt={shop.joinedAt} />
      </dl>
      <HolidayNotice holiday={shop.holiday} className="mx-8 my-3" />
    </header>
  );
}

function Score({ label, value, count }: { label: string; value: number; count: number }) {
  return (
    <div className="flex items-baseline gap-1.5">
      <dt>{label}</dt>
      <dd className="font-semibold text-ink tabular-nums">{count > 0 ? value.toFixed(1) : '–'}</dd>
    </div>
  );
}

function JoinDay({ joinedAt }: { joinedAt: string }) {
  const t = useTranslations('shops');
  const day = useShortDay();
  return <Fact Icon={CalendarDays} label={t('joined')} value={day(joinedAt)} />;
}

function Fact({ Icon, label, value }: { Icon: LucideIcon; label: string; value: string }) {
  if (value === '') return null;
  return (
    <div className="flex min-w-0 items-center gap-1.5">
      <Icon aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
      <dt className="shrink-0 text-ink-3">{label}</dt>
      <dd className="min-w-0">{value}</dd>
    </div>
  );
}
