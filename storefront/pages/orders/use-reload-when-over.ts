import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const againMs = 5_000; // the mall cancels it within half a minute or so

/** Once the time to pay is over, reloads the page's data until the mall has cancelled the order. */
export function useReloadWhenOver(isOver: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOver) return;
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, againMs);
    return () => clearInterval(timer);
  }, [isOver, revalidate]);
}
