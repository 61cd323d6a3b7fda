import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

const parts = ['details', 'specs', 'reviews', 'questions'] as const;
type Part = (typeof parts)[number];

/** Links to each part of the description of a product. It stays below the header while the parts pass under it. */
export function ProductTabs({ reviewCount, hasQuestions }: { reviewCount: number; hasQuestions: boolean }) {
  const t = useTranslations('product.tabs');
  const seen = usePartInView();
  return (
    <nav
      aria-label={t('label')}
      className="sticky top-16 z-10 flex rounded-t-lg border-b border-line bg-card px-4 text-base"
    >
      {parts
        .filter((part) => hasQuestions || part !== 'questions')
        .map((part) => (
          <a
            key={part}
            href={`#${part}`}
            aria-current={part === seen ? 'true' : undefined}
            className="border-b-2 border-transparent px-5 py-3.5 hover:text-brand focus-visible:-outline-offset-2 aria-[current]:border-brand aria-[current]:font-semibold aria-[current]:text-brand"
          >
            {part === 'reviews' ? t('reviews', { count: String(reviewCount) }) : t(part)}
          </a>
        ))}
    </nav>
  );
}

/** The part that is being read: the first of those that reach into the upper half of the window. */
function usePartInView(): Part {
  const [seen, setSeen] = useState<Part>('details');
  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = parts.find((part) => inView.has(part));
        if (first) setSeen(first);
        // After a jump to the top all of them are below.
        else if (entries.every(({ boundingClientRect }) => boundingClientRect.top > 0)) setSeen(parts[0]);
      },
      { rootMargin: '-140px 0px -50% 0px' }, // what the header and the tabs cover, and the lower half
    );
    for (const part of parts) {
      const element = document.getElementById(part);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return seen;
}
