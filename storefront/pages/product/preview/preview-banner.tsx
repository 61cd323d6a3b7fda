import { Eye } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { buttonClass } from '#ui/buttons/button-class.ts';
import type { Preview } from './preview-answers.ts';

/** Says what this page is, wherever it is scrolled to. */
export function PreviewBanner({ preview: { shopId, productId, previewed, state } }: { preview: Preview }) {
  const t = useTranslations('preview');
  const edited = productId === null ? `drafts/${previewed.id}` : productId;
  const back = state === 'review' ? `platform/products/review/${previewed.id}` : `${shopId}/products/${edited}`;
  return (
    <section aria-label={t('title')} className="sticky bottom-0 z-20 order-last bg-shade text-white">
      <div className="page-column flex min-h-14 items-center gap-4 py-2">
        <Eye aria-hidden="true" size={20} className="shrink-0" />
        <p className="min-w-0 grow">
          <strong className="mr-2 font-semibold">{t('title')}</strong>
          {state === 'review' ? t('review') : `${t('line')} ${t(`states.${state}`)}`}
        </p>
        <a href={`/console/${back}`} className={buttonClass({ variant: 'secondary' })}>
          {t(state === 'review' ? 'toReview' : 'edit')}
        </a>
      </div>
    </section>
  );
}
