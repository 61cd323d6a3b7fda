import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const againMs = 5_000; // the mall takes back what was not paid within half a minute or so

/** Looks again, until what could no longer be paid has been taken back. */
export function useOverTime(isOver: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOver) return;
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, againMs);
    return () => clearInterval(timer);
  }, [isOver, revalidate]);
}
