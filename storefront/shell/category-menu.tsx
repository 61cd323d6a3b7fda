import { Menu } from 'lucide-react';
import { type KeyboardEvent, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { askForCategories } from '#storefront/parts/products/category-tree.ts';
import { useReveal } from '#ui/slides/reveal.ts';
import { CategoryPanel } from './category-panel.tsx';

const title = 'flex h-full w-65 items-center gap-3 bg-brand-fill px-5 text-base font-medium text-white';
const panelId = 'all-categories';

/** All Categories. On home the panel stands open beside the banners; elsewhere it opens on hover, Enter or arrow down. */
export function CategoryMenu({ isHome }: { isHome: boolean }) {
  const t = useTranslations('shell');
  if (!isHome) return <FoldedCategories />;
  return (
    <section aria-label={t('allCategories')}>
      <h2 className={title}>
        <Menu size={18} aria-hidden="true" />
        {t('allCategories')}
      </h2>
      <CategoryPanel id={panelId} className="absolute top-full left-0 mt-0.5" />
    </section>
  );
}

function FoldedCategories() {
  const t = useTranslations('shell');
  const { isOpen, set, area, trigger } = useReveal();
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chosen category opens another page, and the panel has done its work
  useEffect(() => set(false), [location.key]);

  const openWithArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    flushSync(() => set(true));
    document.querySelector<HTMLElement>(`#${panelId} a`)?.focus();
  };

  return (
    <div {...area}>
      <button
        ref={(button) => {
          trigger.current = button;
        }}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        className={`${title} outline-offset-[-4px] outline-white`}
        // The mouse has opened it by hovering; only a press of a key may close it again.
        onClick={(event) => set(event.detail > 0 || !isOpen)}
        onKeyDown={openWithArrow}
        onPointerEnter={askForCategories}
        onFocus={askForCategories}
      >
        <Menu size={18} aria-hidden="true" />
        {t('allCategories')}
      </button>
      <CategoryPanel id={panelId} className={`absolute top-full left-0 mt-0.5 ${isOpen ? '' : 'invisible'}`} />
    </div>
  );
}
