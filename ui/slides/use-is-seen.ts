import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in the window, or within `marginPx` above or below it. */
export function useIsSeen(element: RefObject<Element | null>, marginPx = 0): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: `${marginPx}px 0px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, marginPx]);
  return isSeen;
}
