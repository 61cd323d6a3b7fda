import { Badge, Group, Image, Stack, Switch } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { MoveButtons, type Moves } from '#console/base/lists/sorted-list.tsx';
import { pictureAddress } from '#console/base/pictures/picture-address.ts';
import { TextsInput } from '#console/base/texts/texts-input.tsx';
import { ShownTimes } from '#console/base/times/shown-times.tsx';
import { LinkField } from '#console/platform/face/link-field.tsx';
import { type FaceSlide, faceLineMax, faceTitleMax } from '#contract/content/face.ts';
import type { Locale } from '#contract/core/languages.ts';
import { useBlockWords } from './block-words.ts';
import type { Wrong } from './home-values.ts';

type SlideFieldsProps = {
  slide: FaceSlide;
  number: number;
  ratio: number;
  locale: Locale;
  moves: Moves;
  wrong: Wrong;
  path: string;
  onChange: (slide: FaceSlide) => void;
  onRemove: () => void;
};

/** A picture with its words, where it leads, and when it is shown. */
export function SlideFields({
  slide,
  number,
  ratio,
  locale,
  moves,
  wrong,
  path,
  onChange,
  onRemove,
}: SlideFieldsProps) {
  const t = useTranslations('platform-face.home');
  const hidden = useBlockWords().hiddenBy(slide);
  const name = t('slide', { number });
  return (
    <Stack gap="sm" role="group" aria-label={name}>
      <Group justify="space-between" wrap="nowrap">
        <Group gap="sm" wrap="nowrap">
          <Image
            src={pictureAddress(slide.hash, 480)}
            alt={name}
            radius="sm"
            fit="cover"
            w={240}
            style={{ aspectRatio: ratio }}
            draggable={false}
          />
          {hidden && (
            <Badge variant="light" color="gray" c="inherit" tt="none">
              {hidden}
            </Badge>
          )}
        </Group>
        <Group gap="xs" wrap="nowrap">
          <Switch
            label={t('isOn')}
            aria-label={t('isOnOf', { name })}
            checked={slide.isOn}
            onChange={({ currentTarget }) => onChange({ ...slide, isOn: currentTarget.checked })}
          />
          <MoveButtons name={name} moves={moves} />
          <RowAction name={t('remove', { name })} icon={Trash2} isOff={false} onAct={onRemove} />
        </Group>
      </Group>
      <TextsInput
        label={t('title')}
        locale={locale}
        texts={slide.title}
        lettersMax={faceTitleMax}
        error={wrong.get(`${path}.title`)}
        onChange={(title) => onChange({ ...slide, title })}
      />
      <TextsInput
        label={t('line')}
        locale={locale}
        texts={slide.line}
        lettersMax={faceLineMax}
        error={wrong.get(`${path}.line`)}
        onChange={(line) => onChange({ ...slide, line })}
      />
      <LinkField
        label={t('leadsTo')}
        link={slide.link}
        isRequired
        error={wrong.get(`${path}.link`)}
        onChange={(link) => onChange({ ...slide, link: link ?? '/' })}
      />
      <ShownTimes times={slide} onChange={(times) => onChange({ ...slide, ...times })} />
    </Stack>
  );
}
