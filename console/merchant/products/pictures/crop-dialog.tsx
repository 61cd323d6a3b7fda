import { Box, Button, Group, Slider, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#console/base/dialog.tsx';
import { type Cut, firstCut, movedBy, within, zoomMax } from '#ui/browser/square-cut.ts';
import { showSquare } from './redraw.ts';

const shownSide = 360;
const stepPx = 8; // one press of an arrow key
const zoomStep = 0.1;

type CropDialogProps = {
  picture: ImageBitmap;
  /** How many more wait to be cropped. */
  waiting: number;
  onCrop: (cut: Cut) => void;
  onKeep: () => void;
  onKeepAll: () => void;
  onClose: () => void;
};

/** Asks which square of a picture is shown, or whether it stays as it is. */
export function CropDialog({ picture, waiting, onCrop, onKeep, onKeepAll, onClose }: CropDialogProps) {
  const t = useTranslations('console.products.crop');
  const [cut, setCut] = useState(() => firstCut(picture));
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Stack>
        <Text size="sm">{t('text')}</Text>
        <Cropper picture={picture} cut={cut} onChange={setCut} />
        <Group justify="space-between">
          <Group gap="xs">
            <Button variant="default" onClick={onKeep}>
              {t('keep')}
            </Button>
            {waiting > 0 && (
              <Button variant="default" onClick={onKeepAll}>
                {t('keepAll', { count: waiting + 1 })}
              </Button>
            )}
          </Group>
          <Button data-autofocus onClick={() => onCrop(cut)}>
            {t('crop')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function Cropper({ picture, cut, onChange }: { picture: ImageBitmap; cut: Cut; onChange: (cut: Cut) => void }) {
  const t = useTranslations('console.products.crop');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => showSquare(canvas.current, picture, cut), [picture, cut]);
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
    <Stack align="center" gap="sm">
      <Box
        component="button"
        type="button"
        aria-label={t('move')}
        className="crop-area"
        w={shownSide}
        h={shownSide}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
        onWheel={(event) => zoom(event.deltaY < 0 ? zoomStep : -zoomStep)}
      >
        <canvas ref={canvas} width={shownSide * 2} height={shownSide * 2} />
      </Box>
      <Slider
        w={shownSide}
        min={1}
        max={zoomMax}
        step={zoomStep / 2}
        label={null}
        thumbLabel={t('zoom')}
        value={cut.zoom}
        onChange={(next) => onChange(within({ ...cut, zoom: next }, picture))}
      />
    </Stack>
  );
}
