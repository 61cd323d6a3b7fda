import { findPage } from './pages.ts';

const idleTimeoutMs = 2000; // spec §9: link prefetch idle timeout

declare global {
  interface Navigator {
    connection?: { effectiveType?: string; saveData?: boolean };
  }
}

/** The scripts of every page, by its path in routes.ts: /page-code.json, written by storefront/build/page-code-plugin.ts. */
export type PageCode = Record<string, string[]>;

let pageCode: Promise<PageCode> | undefined;

async function loadPageCode(): Promise<PageCode> {
  const answer = await fetch('/page-code.json');
  return answer.ok ? answer.json() : {}; // while developing there is none
}

const fetched = new Set<string>();

/**
 * Fetches the code of a page before it is asked for: on hover or focus at once, in view when the browser is idle. Only
 * code, no data, and each file once: sixty product cards in view lead to one and the same page.
 */
export async function prefetchPage(pathname: string): Promise<void> {
  if (isCostly()) return;
  const page = findPage(pathname);
  if (!page) return;
  pageCode ??= loadPageCode().catch(() => ({})); // a visit without it goes on, a little slower
  for (const href of (await pageCode)[page.path] ?? []) preload(href);
}

function preload(href: string): void {
  if (fetched.has(href)) return;
  fetched.add(href);
  const isHere = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].some(
    (link) => link.getAttribute('href') === href,
  );
  if (!isHere) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/** Spec §9: nothing in advance on 2g, with data saver or offline. */
function isCostly(): boolean {
  const { connection, onLine } = navigator;
  return !onLine || connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200)); // Safari has none

let seen: IntersectionObserver | undefined;
const watched = new WeakSet<HTMLAnchorElement>();

/** The `ref` of every link of the mall. React Router hands over the same link with every render, hence the memory. */
export function prefetchLink(anchor: HTMLAnchorElement | null): void {
  if (!anchor || watched.has(anchor)) return;
  watched.add(anchor);
  const onIntent = () => void prefetchPage(anchor.pathname);
  anchor.addEventListener('pointerenter', onIntent, { once: true });
  anchor.addEventListener('focus', onIntent, { once: true });
  // Large and seldom wanted, or not for everybody, as those of the account: being in view is not enough.
  if (anchor.dataset.prefetch === 'hover' || !findPage(anchor.pathname)?.cachedBy) return;
  seen ??= new IntersectionObserver(prefetchSeen);
  seen.observe(anchor);
}

function prefetchSeen(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting || !target.isConnected) seen?.unobserve(target);
    if (!isIntersecting) continue;
    whenIdle(() => void prefetchPage((target as HTMLAnchorElement).pathname), { timeout: idleTimeoutMs });
  }
}
