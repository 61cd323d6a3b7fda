import { type PointerEvent, useRef, useState } from 'react';

const factor = 2; // as the sizes of lens (1/2) and picture (200%) in product-gallery.tsx

/**
 * A magnifying glass over a picture, for the mouse alone: fingers have their own way, and the full-screen view is there
 * for everybody. The glass and the large picture are moved past React, since a mouse moves more often than a page renders.
 */
export function useZoom() {
  const [isOn, setOn] = useState(false);
  const lens = useRef<HTMLSpanElement>(null);
  const image = useRef<HTMLImageElement>(null);

  function follow(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (at: number, length: number) => Math.max(0, Math.min(at / length - 0.5 / factor, 1 - 1 / factor));
    const x = share(event.clientX - box.left, box.width);
    const y = share(event.clientY - box.top, box.height);
    if (lens.current) Object.assign(lens.current.style, { left: `${x * 100}%`, top: `${y * 100}%` });
    if (image.current)
      Object.assign(image.current.style, { left: `${-x * factor * 100}%`, top: `${-y * factor * 100}%` });
  }

  const area = {
    onPointerEnter: (event: PointerEvent) => setOn(event.pointerType === 'mouse'),
    onPointerLeave: () => setOn(false),
    onPointerMove: follow,
  };
  return { isOn, lens, image, area };
}
