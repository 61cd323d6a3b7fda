import { Box, Button, Group, Slider, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#console/base/dialog.tsx';
import { type Cut, firstCut, within, zoomMax } from '#ui/browser/cut.ts';
import { drawCut } from '#ui/browser/draw-cut.ts';
import { pullCut, zoomStep } from '#ui/browser/pull-cut.ts';

const shownMax = { width: 560, height: 360 };

/** As large as a part of this shape fits into the dialog. */
function shownSize(ratio: number) {
  const width = Math.min(shownMax.width, Math.round(shownMax.height * ratio));
  return { width, height: Math.round(width / ratio) };
}

type CropDialogProps = {
  picture: ImageBitmap;
  /** How many times as wide as high the part is that is shown; 1 is a square. */
  ratio?: number;
  /** Where it is shown so. */
  text: string;
  /** How many more wait to be cropped. */
  waiting?: number;
  onCrop: (cut: Cut) => void;
  /** Of a new picture: it can also stay as it is. */
  onKeep?: () => void;
  onKeepAll?: () => void;
  onClose: () => void;
};

/** Asks which part of a picture is shown, or whether it stays as it is. */
export function CropDialog({ picture, ratio = 1, text, waiting = 0, ...acts }: CropDialogProps) {
  const { onCrop, onKeep, onKeepAll, onClose } = acts;
  const t = useTranslations('console.crop');
  const [cut, setCut] = useState(() => firstCut(picture, ratio));
  return (
    <Dialog title={t('title')} size="lg" onClose={onClose}>
      <Stack>
        <Text size="sm">{text}</Text>
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
  const t = useTranslations('console.crop');
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = shownSize(cut.ratio);
  useEffect(() => drawCut(canvas.current, picture, cut), [picture, cut]);
  return (
    <Stack align="center" gap="sm">
      <Box
        component="button"
        type="button"
        aria-label={t('move')}
        className="crop-area"
        w={width}
        h={height}
        {...pullCut({ picture, cut, shownWidth: width, onChange })}
      >
        <canvas ref={canvas} width={width * 2} height={height * 2} />
      </Box>
      <Slider
        w={width}
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
