import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type Cut, within, zoomMax } from '#ui/browser/cut.ts';
import { drawCut, jpegOf } from '#ui/browser/draw-cut.ts';
import { pullCut, zoomStep } from '#ui/browser/pull-cut.ts';

const shownSide = 320;
const savedSide = 512;

/** What is sent: the square and nothing else of the picture, no larger than an avatar is ever shown. */
export async function cutOut(picture: ImageBitmap, cut: Cut): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = savedSide;
  canvas.height = savedSide;
  drawCut(canvas, picture, cut);
  return jpegOf(canvas);
}

type CutPreviewProps = { picture: ImageBitmap; cut: Cut; size: number };

export function CutPreview({ picture, cut, size }: CutPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => drawCut(canvas.current, picture, cut), [picture, cut]);
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
  useEffect(() => drawCut(canvas.current, picture, cut), [picture, cut]);

  return (
    <div className="w-80 shrink-0">
      <button
        type="button"
        disabled={isBusy}
        aria-label={t('move')}
        className="relative block size-80 cursor-grab touch-none overflow-hidden rounded-lg bg-surface select-none focus-visible:rounded-lg active:cursor-grabbing"
        {...pullCut({ picture, cut, shownWidth: shownSide, onChange })}
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
