import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnAnswer } from '#contract/questions/shopper-own.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { productPath } from '#storefront/base/links/product-path.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Picture } from '#ui/display/picture.tsx';

type PostCardProps = {
  post: Pick<OwnAnswer, 'productId' | 'productName' | 'image' | 'createTime' | 'isHidden'>;
  children: ReactNode;
};

/** The product that one has written about, and what one has written. */
export function PostCard({ post, children }: PostCardProps) {
  const t = useTranslations('questions.own');
  const writeDay = useShortDay();
  const to = `${productPath(post.productId)}#questions`;
  return (
    <article aria-label={post.productName} className="flex gap-4 py-5">
      <MallLink to={to} tabIndex={-1} aria-hidden="true" className="shrink-0">
        <Picture picture={post.image} alt="" width={80} className="size-20 rounded-md object-cover" />
      </MallLink>
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-6">
          <MallLink to={to} className="line-clamp-2 wrap-anywhere text-ink-2 hover:text-brand">
            {post.productName}
          </MallLink>
          <time dateTime={post.createTime} className="shrink-0 text-xs text-ink-3">
            {writeDay(post.createTime)}
          </time>
        </div>
        {post.isHidden && (
          <p className="mt-1">
            <Badge tone="warning">{t('hidden')}</Badge>
          </p>
        )}
        {children}
      </div>
    </article>
  );
}
