import type { KeyboardEvent, PointerEvent, WheelEvent } from 'react';
import { type Cut, movedBy, type Size, within } from './cut.ts';

const stepPx = 8; // one press of an arrow key
export const zoomStep = 0.1;

type Pulled = { picture: Size; cut: Cut; shownWidth: number; onChange: (cut: Cut) => void };

/** What an element listens to on which a part of a picture is pulled and zoomed with the mouse, a finger or the keys. */
export function pullCut({ picture, cut, shownWidth, onChange }: Pulled) {
  const zoom = (by: number) => onChange(within({ ...cut, zoom: cut.zoom + by }, picture));
  const pull = (right: number, down: number) => onChange(movedBy(cut, picture, shownWidth, right, down));
  return {
    onKeyDown(event: KeyboardEvent) {
      const act = {
        ArrowLeft: () => pull(stepPx, 0),
        ArrowRight: () => pull(-stepPx, 0),
        ArrowUp: () => pull(0, stepPx),
        ArrowDown: () => pull(0, -stepPx),
        '+': () => zoom(zoomStep),
        '-': () => zoom(-zoomStep),
      }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
    onPointerDown: (event: PointerEvent) => event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove(event: PointerEvent) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) pull(event.movementX, event.movementY);
    },
    onWheel: (event: WheelEvent) => zoom(event.deltaY < 0 ? zoomStep : -zoomStep),
  };
}
