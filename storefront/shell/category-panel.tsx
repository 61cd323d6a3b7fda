import { ChevronRight } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Category } from '#contract/catalogue/shopper.ts';
import { MallLink, useLocale } from '#storefront/base/links/mall-link.tsx';
import { searchPath } from '#storefront/base/links/search-path.ts';
import { askForCategories, categoryName, childrenOf, useCategories } from '#storefront/parts/products/category-tree.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

// Loaded when the pointer or focus reaches the panel, so that a first visit does not download it.
const loadFlyout = () => import('./category-flyout.tsx');
const CategoryFlyout = lazy(() => loadFlyout().then((module) => ({ default: module.CategoryFlyout })));

const intentDelayMs = 80; // on its way to the flyout the mouse crosses other categories

/** First-level categories; the one that is pointed at or has the focus shows its branch at the right. */
export function CategoryPanel({ id, className }: { id: string; className: string }) {
  const t = useTranslations('shell');
  const locale = useLocale();
  const { categories, isWhole } = useCategories();
  const isAlive = useHydrated();
  const [openId, setOpenId] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (next: number | null, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenId(next), delayMs);
  };
  const hideWhenLeft = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) show(null, 0);
  };
  /** Back to the branch that opened it, which must not open it again; without the focus inside it only closes. */
  const closeFlyout = (event: KeyboardEvent<HTMLElement>) => {
    const isInside = document.activeElement?.closest('[data-flyout]');
    if (isInside) {
      event.stopPropagation(); // the panel itself stays: its own Escape comes next
      event.currentTarget.querySelector<HTMLElement>(`[data-branch="${openId}"]`)?.focus();
    }
    clearTimeout(timer.current);
    setOpenId(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && openId !== null) return closeFlyout(event);
    const target = neighbour(event.currentTarget, event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <nav
      id={id}
      aria-label={t('allCategories')}
      className={`z-30 bg-card shadow-float ${className}`}
      onPointerEnter={() => {
        void loadFlyout();
        askForCategories();
      }}
      onPointerLeave={() => show(null, intentDelayMs)}
      onBlur={hideWhenLeft}
      onKeyDown={onKeyDown}
    >
      <ul className="flex h-120 w-65 flex-col overflow-y-auto">
        {categories.map((category) => {
          const branch = childrenOf(category);
          const isOpen = category.id === openId;
          const hasFlyout = !isWhole || branch.length > 0;
          return (
            <li
              key={category.id}
              className="min-h-7.5 shrink basis-10"
              onPointerEnter={() => show(category.id, intentDelayMs)}
            >
              <MallLink
                data-branch={category.id}
                to={searchPath({ cid: category.id })}
                aria-expanded={hasFlyout ? isOpen : undefined}
                onFocus={() => show(category.id, 0)}
                className={`flex h-full items-center gap-2.5 pr-3 pl-4 leading-tight outline-offset-[-2px] hover:bg-brand-soft hover:text-brand ${isOpen ? 'bg-brand-soft text-brand' : ''}`}
              >
                <CategoryIcon category={category} />
                <span className="min-w-0 flex-1 pr-3.5 hyphens-auto wrap-break-word">
                  {categoryName(category, locale)}
                </span>
                {/* Like the icon it waits until the page is alive; the name keeps its place free. */}
                {hasFlyout && isAlive && (
                  <ChevronRight size={14} aria-hidden="true" className="-ml-6 shrink-0 text-ink-3" />
                )}
              </MallLink>
              {isOpen && hasFlyout && (
                <Suspense>
                  <CategoryFlyout category={category} />
                </Suspense>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** An ornament: it waits until the page is alive, so that sixteen small pictures do not come before the large one. */
function CategoryIcon({ category }: { category: Category }) {
  const isAlive = useHydrated();
  if (!category.icon || !isAlive) return <span className="size-5 shrink-0" />;
  return <img src={`${category.icon}/80`} alt="" width={20} height={20} className="size-5 shrink-0 rounded-sm" />;
}

/** Where an arrow key leads: up and down within a level, right into the branch, left back to it. */
function neighbour(panel: HTMLElement, key: string): HTMLElement | null | undefined {
  const focused = document.activeElement;
  const branch = focused?.closest('li')?.querySelector<HTMLElement>('[data-branch]');
  const isBranch = focused?.hasAttribute('data-branch') === true;
  const leaves = (
    focused?.closest('[data-flyout]') ?? focused?.parentElement?.querySelector('[data-flyout]')
  )?.querySelectorAll('a');
  const level = [...(isBranch ? panel.querySelectorAll<HTMLElement>('[data-branch]') : (leaves ?? []))];
  const at = level.indexOf(focused as HTMLElement);
  switch (key) {
    case 'ArrowDown':
      return level[at + 1] ?? level[0];
    case 'ArrowUp':
      return level.at(at - 1);
    case 'ArrowRight':
      return isBranch ? leaves?.[0] : null;
    case 'ArrowLeft':
      return isBranch ? null : (panel.querySelector<HTMLElement>('[data-branch][aria-expanded="true"]') ?? branch);
    default:
      return null;
  }
}
