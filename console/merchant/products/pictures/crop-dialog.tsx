import { Box, Button, Group, Slider, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#console/base/dialog.tsx';
import { drawSquare } from '#ui/browser/draw-square.ts';
import { pullSquare, zoomStep } from '#ui/browser/pull-square.ts';
import { type Cut, firstCut, within, zoomMax } from '#ui/browser/square-cut.ts';

const shownSide = 360;

type CropDialogProps = {
  picture: ImageBitmap;
  /** How many more wait to be cropped. */
  waiting?: number;
  onCrop: (cut: Cut) => void;
  /** Of a new picture: it can also stay as it is. */
  onKeep?: () => void;
  onKeepAll?: () => void;
  onClose: () => void;
};

/** Asks which square of a picture is shown, or whether it stays as it is. */
export function CropDialog({ picture, waiting = 0, onCrop, onKeep, onKeepAll, onClose }: CropDialogProps) {
  const t = useTranslations('console.products.crop');
  const [cut, setCut] = useState(() => firstCut(picture));
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Stack>
        <Text size="sm">{t('text')}</Text>
        <Cropper picture={picture} cut={cut} onChange={setCut} />
        <Group justify="space-between">
          <Group gap="xs">
            {onKeep && (
              <Button variant="default" onClick={onKeep}>
                {t('keep')}
              </Button>
            )}
            {waiting > 0 && (
              <Button variant="default" onClick={onKeepAll}>
                {t('keepAll', { count: waiting + 1 })}
              </Button>
            )}
          </Group>
          <Button data-autofocus onClick={() => onCrop(cut)}>
            {t(onKeep ? 'crop' : 'again')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function Cropper({ picture, cut, onChange }: { picture: ImageBitmap; cut: Cut; onChange: (cut: Cut) => void }) {
  const t = useTranslations('console.products.crop');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => drawSquare(canvas.current, picture, cut), [picture, cut]);
  return (
    <Stack align="center" gap="sm">
      <Box
        component="button"
        type="button"
        aria-label={t('move')}
        className="crop-area"
        w={shownSide}
        h={shownSide}
        {...pullSquare({ picture, cut, shownSide, onChange })}
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
