import { Group, Image, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Moves } from '#console/base/lists/sorted-list.tsx';
import { pictureAddress } from '#console/base/pictures/picture-address.ts';
import { TextsInput } from '#console/base/texts/texts-input.tsx';
import { ShownTimes } from '#console/base/times/shown-times.tsx';
import { HiddenBadge, ItemActs } from '#console/platform/face/item-head.tsx';
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
  const rows = useTranslations('platform-face.rows');
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
          {hidden && <HiddenBadge>{hidden}</HiddenBadge>}
        </Group>
        <ItemActs
          name={name}
          moves={moves}
          shown={{ isOn: slide.isOn, onSwitch: (isOn) => onChange({ ...slide, isOn }) }}
          onRemove={onRemove}
        />
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
        label={rows('leadsTo')}
        link={slide.link}
        isRequired
        error={wrong.get(`${path}.link`)}
        onChange={(link) => onChange({ ...slide, link: link ?? '/' })}
      />
      <ShownTimes times={slide} onChange={(times) => onChange({ ...slide, ...times })} />
    </Stack>
  );
}
