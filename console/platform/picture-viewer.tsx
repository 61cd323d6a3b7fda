import { ActionIcon, Box, Group, Modal, Text, UnstyledButton } from '@mantine/core';
import { ChevronLeft, ChevronRight, Maximize2, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Picture } from '#contract/core/values.ts';

const zooms = [1, 1.5, 2, 3, 4] as const;

type PictureViewerProps = {
  /** What each picture is: "Paper". */
  name: string;
  pictures: readonly Picture[];
};

/** Pictures that have to be read: one at a time, larger on demand, over the whole window if need be. */
export function PictureViewer({ name, pictures }: PictureViewerProps) {
  const t = useTranslations('platform.pictures');
  const words = useTranslations('console');
  const [isLarge, setLarge] = useState(false);
  const [at, setAt] = useState(0);
  if (pictures.length === 0) return <Text c="dimmed">{t('none')}</Text>;
  return (
    <>
      <Stage name={name} pictures={pictures} at={at} onTurn={setAt} height={520} onLarge={() => setLarge(true)} />
      <Modal
        opened={isLarge}
        onClose={() => setLarge(false)}
        fullScreen
        title={name}
        closeButtonProps={{ 'aria-label': words('close') }}
      >
        {isLarge && <Stage name={name} pictures={pictures} at={at} onTurn={setAt} height="calc(100vh - 190px)" />}
      </Modal>
    </>
  );
}

type StageProps = PictureViewerProps & {
  at: number;
  onTurn: (at: number) => void;
  height: number | string;
  onLarge?: () => void;
};

function Stage({ name, pictures, at, onTurn, height, onLarge }: StageProps) {
  const t = useTranslations('platform.pictures');
  const [zoomAt, setZoomAt] = useState(0);
  const [turns, setTurns] = useState(0);
  const picture = pictures[at];
  if (!picture) return null;
  const numberOf = (place: number) => t('picture', { name, number: place + 1, count: pictures.length });
  const zoom = zooms[zoomAt] ?? 1;

  function turnTo(place: number) {
    onTurn(place);
    setZoomAt(0);
    setTurns(0);
  }

  return (
    <>
      <Group justify="space-between" mb="xs">
        <Text size="sm" aria-live="polite">
          {numberOf(at)}
        </Text>
        <Group gap={4}>
          <Tool name={t('previous')} icon={ChevronLeft} isOff={at === 0} onUse={() => turnTo(at - 1)} />
          <Tool name={t('next')} icon={ChevronRight} isOff={at === pictures.length - 1} onUse={() => turnTo(at + 1)} />
          <Tool name={t('smaller')} icon={ZoomOut} isOff={zoomAt === 0} onUse={() => setZoomAt(zoomAt - 1)} />
          <Text size="sm" w={48} ta="center">
            {Math.round(zoom * 100)} %
          </Text>
          <Tool
            name={t('larger')}
            icon={ZoomIn}
            isOff={zoomAt === zooms.length - 1}
            onUse={() => setZoomAt(zoomAt + 1)}
          />
          <Tool name={t('rotate')} icon={RotateCw} isOff={false} onUse={() => setTurns((turns + 1) % 4)} />
          {onLarge && <Tool name={t('whole')} icon={Maximize2} isOff={false} onUse={onLarge} />}
        </Group>
      </Group>
      <Sheet picture={picture} alt={numberOf(at)} zoom={zoom} turns={turns} height={height} />
      {pictures.length > 1 && (
        <Group gap="xs" mt="xs" role="list" aria-label={t('all')}>
          {pictures.map(({ url }, place) => (
            <Box key={url} role="listitem">
              <UnstyledButton
                aria-label={numberOf(place)}
                aria-current={place === at}
                onClick={() => turnTo(place)}
                style={{
                  display: 'block',
                  padding: 2,
                  borderRadius: 6,
                  border: `2px solid ${place === at ? 'var(--mantine-color-brand-6)' : 'var(--console-line)'}`,
                }}
              >
                <img
                  src={`${url}/160`}
                  alt=""
                  width={60}
                  height={60}
                  style={{ display: 'block', objectFit: 'cover' }}
                />
              </UnstyledButton>
            </Box>
          ))}
        </Group>
      )}
    </>
  );
}

type SheetProps = { picture: Picture; alt: string; zoom: number; turns: number; height: number | string };

/** The picture in a frame: what does not fit is reached by scrolling, or by pulling it. */
function Sheet({ picture, alt, zoom, turns, height }: SheetProps) {
  const t = useTranslations('platform.pictures');
  const frame = useRef<HTMLDivElement>(null);
  const pull = (event: PointerEvent) => {
    if (event.buttons !== 1) return;
    frame.current?.scrollBy(-event.movementX, -event.movementY);
  };
  return (
    <Box
      ref={frame}
      component="section"
      aria-label={t('frame')}
      // What is larger than its frame has to be reached with the arrow keys.
      tabIndex={0}
      bg="var(--mantine-color-default-hover)"
      bd="1px solid var(--console-line)"
      onPointerMove={pull}
      style={{ height, overflow: 'auto', borderRadius: 8, cursor: zoom > 1 ? 'grab' : 'default' }}
    >
      <img
        src={picture.url}
        alt={alt}
        draggable={false}
        style={{
          display: 'block',
          width: `${zoom * 100}%`,
          height: `${zoom * 100}%`,
          objectFit: 'contain',
          rotate: `${turns * 90}deg`,
        }}
      />
    </Box>
  );
}

type ToolProps = { name: string; icon: typeof ZoomIn; isOff: boolean; onUse: () => void };

const Tool = ({ name, icon: Icon, isOff, onUse }: ToolProps) => (
  <ActionIcon variant="default" size="lg" aria-label={name} title={name} disabled={isOff} onClick={onUse}>
    <Icon size={18} aria-hidden="true" />
  </ActionIcon>
);
