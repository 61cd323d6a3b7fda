import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { wantsCalm } from './calm-motion.ts';

type Autoplay = { isPlaying: boolean; toggle: () => void };
type AutoplayOptions = { isOn: boolean; intervalMs: number | undefined; current: number; turn: () => void };

/** Turns slides by itself, but never under a pointer or the focus, in a hidden tab, or for those who want no motion. */
export function useAutoplay(
  region: RefObject<HTMLElement | null>,
  { isOn, intervalMs, current, turn }: AutoplayOptions,
): Autoplay {
  const [isPlaying, setIsPlaying] = useState(true);
  const isHeld = useIsHeld(region);
  const turnNow = useEffectEvent(turn);

  useEffect(() => {
    if (wantsCalm()) setIsPlaying(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever turns by hand gets the whole time for the new slide
  useEffect(() => {
    if (!isOn || !isPlaying || isHeld || intervalMs === undefined) return;
    const timer = setTimeout(turnNow, intervalMs);
    return () => clearTimeout(timer);
  }, [isOn, isPlaying, isHeld, intervalMs, current]);

  return { isPlaying, toggle: () => setIsPlaying((was) => !was) };
}

function useIsHeld(region: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const look = () => setIsHeld(document.hidden || element.matches(':hover, :focus-within'));
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    // The focus leaves before it arrives elsewhere, so look again once it has.
    const lookSoon = () => requestAnimationFrame(look);
    for (const event of events) element.addEventListener(event, lookSoon);
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const event of events) element.removeEventListener(event, lookSoon);
      document.removeEventListener('visibilitychange', look);
    };
  }, [region]);
  return isHeld;
}
