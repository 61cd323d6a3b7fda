import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useIsSeen } from '#ui/slides/use-is-seen.ts';

const QuestionPart = lazy(() => import('./question-part.tsx').then((part) => ({ default: part.QuestionPart })));

const aheadPx = 400;

/** Where a product's questions appear: neither they nor their scripts are asked for before someone comes near. */
export function QuestionPlace({ productId }: { productId: number }) {
  const t = useTranslations('product.tabs');
  const place = useRef<HTMLElement>(null);
  const isNear = useIsSeen(place, aheadPx);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isNear) setOpen(true);
  }, [isNear]);
  const waiting = <Skeleton className="mt-5 h-60" />;
  return (
    <section ref={place} id="questions" aria-labelledby="questions-title" className="scroll-mt-32 pt-10">
      <h2 id="questions-title" className="text-lg font-semibold">
        {t('questions')}
      </h2>
      {isOpen ? (
        <Suspense fallback={waiting}>
          <QuestionPart productId={productId} />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  );
}
