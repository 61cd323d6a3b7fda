import { Group, Image, Stack } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { MoveButtons, type Moves } from '#console/base/lists/sorted-list.tsx';
import { pictureAddress } from '#console/base/pictures/picture-address.ts';
import { type Leads, LinkChoice } from './link-choice.tsx';
import { type Banner, shapes } from './picture-values.ts';

type BannerRowProps = {
  banner: Banner;
  number: number;
  moves: Moves;
  onLead: (leads: Leads) => void;
  onRemove: () => void;
};

export function BannerRow({ banner, number, moves, onLead, onRemove }: BannerRowProps) {
  const t = useTranslations('shop-face.pictures');
  const name = t('banner', { number });
  return (
    <Group wrap="nowrap" align="flex-start">
      <Image
        src={pictureAddress(banner.hash, 480)}
        alt={name}
        radius="sm"
        fit="cover"
        w={320}
        style={{ aspectRatio: shapes.banner }}
        draggable={false}
      />
      <Stack gap={4} flex={1}>
        <LinkChoice label={t('leadsTo', { number })} leads={banner} onChange={onLead} />
        <Group gap={0}>
          <MoveButtons name={name} moves={moves} />
          <RowAction name={t('remove', { number })} icon={Trash2} isOff={false} onAct={onRemove} />
        </Group>
      </Stack>
    </Group>
  );
}
