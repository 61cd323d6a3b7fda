import { ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type Cut, movedBy, sideOf, within, zoomMax } from '#ui/browser/square-cut.ts';

const shownSide = 320;
const savedSide = 512;
const stepPx = 8; // one press of an arrow key
const zoomStep = 0.1;

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap, cut: Cut): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  const side = sideOf(cut, picture);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff'; // behind what is see-through
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, cut.x - side / 2, cut.y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
}

/** What is sent: the square and nothing else of the picture, no larger than an avatar is ever shown. */
export async function cutOut(picture: ImageBitmap, cut: Cut): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = savedSide;
  canvas.height = savedSide;
  draw(canvas, picture, cut);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came out'))), 'image/jpeg', 0.9),
  );
}

type CutPreviewProps = { picture: ImageBitmap; cut: Cut; size: number };

export function CutPreview({ picture, cut, size }: CutPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => draw(canvas.current, picture, cut), [picture, cut]);
  return (
    <canvas
      ref={canvas}
      width={size * 2}
      height={size * 2}
      className="rounded-full shadow-float"
      style={{ width: size, height: size }}
    />
  );
}

type AvatarCutterProps = { picture: ImageBitmap; cut: Cut; isBusy: boolean; onChange: (cut: Cut) => void };

/** The square, to pull and zoom with the mouse, a finger or the keys. */
export function AvatarCutter({ picture, cut, isBusy, onChange }: AvatarCutterProps) {
  const t = useTranslations('account.avatar');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => draw(canvas.current, picture, cut), [picture, cut]);

  const zoom = (by: number) => onChange(within({ ...cut, zoom: cut.zoom + by }, picture));
  const pull = (right: number, down: number) => onChange(movedBy(cut, picture, shownSide, right, down));
  const onKeyDown = (event: KeyboardEvent) => {
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
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) pull(event.movementX, event.movementY);
  };

  return (
    <div className="w-80 shrink-0">
      <button
        type="button"
        disabled={isBusy}
        aria-label={t('move')}
        className="relative block size-80 cursor-grab touch-none overflow-hidden rounded-lg bg-surface select-none focus-visible:rounded-lg active:cursor-grabbing"
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
        onWheel={(event) => zoom(event.deltaY < 0 ? zoomStep : -zoomStep)}
      >
        <canvas ref={canvas} width={shownSide * 2} height={shownSide * 2} className="size-full" />
        {/* What the circle will leave out. */}
        <span className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_400px_rgb(29_33_41/0.45)] ring-2 ring-white" />
      </button>
      <div className="mt-4 flex items-center gap-3 text-ink-3">
        <ZoomOut size={16} aria-hidden="true" />
        <input
          type="range"
          min={1}
          max={zoomMax}
          step={zoomStep / 2}
          value={cut.zoom}
          disabled={isBusy}
          aria-label={t('zoom')}
          className="grow accent-brand"
          onChange={(event) => onChange(within({ ...cut, zoom: Number(event.target.value) }, picture))}
        />
        <ZoomIn size={16} aria-hidden="true" />
      </div>
      <p className="mt-2 text-xs text-ink-3">{t('moveHint')}</p>
    </div>
  );
}
