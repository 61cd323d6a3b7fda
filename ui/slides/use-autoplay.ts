import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { prefersReducedMotion } from './reduced-motion.ts';

type Autoplay = { isPlaying: boolean; toggle: () => void };
type AutoplayOptions = { isOn: boolean; intervalMs: number | undefined; current: number; turn: () => void };

/** Advances slides by itself. It pauses under a pointer or the focus and in a hidden tab, and is off with reduced motion. */
export function useAutoplay(
  region: RefObject<HTMLElement | null>,
  { isOn, intervalMs, current, turn }: AutoplayOptions,
): Autoplay {
  const [isPlaying, setIsPlaying] = useState(true);
  const isPaused = useIsPaused(region);
  const turnNow = useEffectEvent(turn);

  useEffect(() => {
    if (prefersReducedMotion()) setIsPlaying(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever turns by hand gets the whole time for the new slide
  useEffect(() => {
    if (!isOn || !isPlaying || isPaused || intervalMs === undefined) return;
    const timer = setTimeout(turnNow, intervalMs);
    return () => clearTimeout(timer);
  }, [isOn, isPlaying, isPaused, intervalMs, current]);

  return { isPlaying, toggle: () => setIsPlaying((was) => !was) };
}

function useIsPaused(region: RefObject<HTMLElement | null>): boolean {
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const check = () => setIsPaused(document.hidden || element.matches(':hover, :focus-within'));
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    // The focus leaves before it arrives elsewhere, so check again once it has.
    const checkSoon = () => requestAnimationFrame(check);
    for (const event of events) element.addEventListener(event, checkSoon);
    document.addEventListener('visibilitychange', check);
    return () => {
      for (const event of events) element.removeEventListener(event, checkSoon);
      document.removeEventListener('visibilitychange', check);
    };
  }, [region]);
  return isPaused;
}
