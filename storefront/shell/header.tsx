import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Logo } from '#storefront/parts/logo.tsx';
import { prefersReducedMotion } from '#ui/slides/reduced-motion.ts';
import { CartButton } from './cart-button.tsx';
import { HotKeywords } from './hot-keywords.tsx';
import { SearchBox } from './search-box.tsx';

const pinsPastPx = 120; // spec §9: at 120 the header is still where it was

function subscribeToScroll(onScroll: () => void) {
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}

/**
 * Logo, search and cart. Past 120 px of scroll the same header, slimmer, is fixed to the top of the window; its old place
 * keeps its height, so nothing moves. On home it is never fixed: there the banners and the open category panel are the
 * way in, and nothing may cover them (specification §2: "behave differently on home").
 */
export function Header({ isHome }: { isHome: boolean }) {
  const isFar = useSyncExternalStore(
    subscribeToScroll,
    () => scrollY > pinsPastPx,
    () => false,
  );
  const isPinned = isFar && !isHome;
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isPinned || prefersReducedMotion()) return;
    bar.current?.animate({ transform: ['translateY(-100%)', 'none'] }, { duration: 160, easing: 'ease-out' });
  }, [isPinned]);
  return (
    <div className="h-24">
      <header ref={bar} className={isPinned ? 'fixed inset-x-0 top-0 z-40 bg-card shadow-float' : 'h-full bg-card'}>
        <div className={`page-column flex items-center justify-between gap-10 ${isPinned ? 'h-16' : 'h-full'}`}>
          <Logo />
          <div className="w-145">
            <SearchBox />
            {!isPinned && <HotKeywords />}
          </div>
          <CartButton />
        </div>
      </header>
    </div>
  );
}
