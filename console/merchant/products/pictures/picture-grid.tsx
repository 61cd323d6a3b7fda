import { Badge, Box, Card, Group, Image, SimpleGrid } from '@mantine/core';
import { ArrowLeft, ArrowRight, Captions, Crop, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { moved, without } from '#console/base/moved.ts';
import { pictureAddress } from '#console/base/pictures/picture-address.ts';
import { fieldId, useEditor } from '#console/merchant/products/editor/editor-context.ts';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import { defaultLocale } from '#contract/core/languages.ts';

export type Pictures = ProductContent['pictures'];

type PictureGridProps = {
  onChange: (edit: (pictures: Pictures) => Pictures) => void;
  onDescribe: (hash: string) => void;
  onCrop: (hash: string) => void;
};

/** Put in order with the mouse or the keys; the first one is the main picture. */
export function PictureGrid({ onChange, onDescribe, onCrop }: PictureGridProps) {
  const t = useTranslations('console.products.pictures');
  const { content, isReadOnly } = useEditor();
  const [dragged, setDragged] = useState<number | null>(null);
  const count = content.pictures.length;
  const move = (from: number, to: number) =>
    to >= 0 && to < count && from !== to && onChange((pictures) => moved(pictures, from, to));

  /** Alt and an arrow move the picture that has the focus, and the focus with it. */
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || !event.altKey) return;
    event.preventDefault();
    move(at, at + step);
  };

  if (count === 0) return null;
  return (
    <SimpleGrid cols={4} spacing="sm" role="list" aria-label={t('title')}>
      {content.pictures.map(({ hash, alt }, at) => (
        <Card
          key={hash}
          role="listitem"
          withBorder
          p={6}
          bg="var(--console-card)"
          draggable={!isReadOnly}
          opacity={dragged === at ? 0.5 : 1}
          onDragStart={() => setDragged(at)}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged !== null) move(dragged, at);
            setDragged(null);
          }}
          onKeyDown={onKeyDown(at)}
        >
          <Box pos="relative">
            <Image
              src={pictureAddress(hash, 240)}
              alt={alt[defaultLocale] || t('number', { number: at + 1 })}
              radius="sm"
              fit="contain"
              style={{ aspectRatio: 1 }}
              draggable={false}
            />
            {at === 0 && (
              <Badge pos="absolute" top={4} left={4} size="sm" color="dark" tt="none">
                {t('main')}
              </Badge>
            )}
          </Box>
          <Group gap={0} mt={4} justify="center" wrap="nowrap">
            <RowAction
              name={t('earlier', { number: at + 1 })}
              icon={ArrowLeft}
              isOff={isReadOnly || at === 0}
              onAct={() => move(at, at - 1)}
            />
            <RowAction
              name={t('later', { number: at + 1 })}
              icon={ArrowRight}
              isOff={isReadOnly || at === count - 1}
              onAct={() => move(at, at + 1)}
            />
            <RowAction
              name={t('describe', { number: at + 1 })}
              icon={Captions}
              isOff={isReadOnly}
              onAct={() => onDescribe(hash)}
            />
            <RowAction
              id={fieldId(`pictures.${at}.crop`)}
              name={t('crop', { number: at + 1 })}
              icon={Crop}
              isOff={isReadOnly}
              onAct={() => onCrop(hash)}
            />
            <RowAction
              name={t('remove', { number: at + 1 })}
              icon={Trash2}
              isOff={isReadOnly}
              onAct={() => onChange((pictures) => without(pictures, at))}
            />
          </Group>
        </Card>
      ))}
    </SimpleGrid>
  );
}
