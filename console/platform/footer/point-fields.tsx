import { Select, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Moves } from '#console/base/lists/sorted-list.tsx';
import { TextsInput } from '#console/base/texts/texts-input.tsx';
import { ItemHead } from '#console/platform/face/item-head.tsx';
import type { Wrong } from '#console/platform/face/use-draft-form.ts';
import { footerLineMax, footerTitleMax, type SellingPoint, sellingPointIcons } from '#contract/content/footer.ts';
import type { Locale } from '#contract/core/languages.ts';
import { icons } from './icons.ts';

type PointFieldsProps = {
  point: SellingPoint;
  number: number;
  moves: Moves;
  locale: Locale;
  wrong: Wrong;
  /** Of the selling point within the footer. */
  path: string;
  onChange: (point: SellingPoint) => void;
};

/** What the mall promises, with an icon. */
export function PointFields({ point, number, moves, locale, wrong, path, onChange }: PointFieldsProps) {
  const t = useTranslations('platform-face.footer');
  const name = t('point', { number });
  const Icon = icons[point.icon];
  return (
    <Stack gap="sm" role="group" aria-label={name}>
      <ItemHead name={name} moves={moves} />
      <Select
        label={t('icon')}
        w={240}
        allowDeselect={false}
        leftSection={<Icon size={16} aria-hidden="true" />}
        data={sellingPointIcons.map((icon) => ({ value: icon, label: t(`icons.${icon}`) }))}
        value={point.icon}
        onChange={(next) => {
          const icon = sellingPointIcons.find((each) => each === next);
          if (icon) onChange({ ...point, icon });
        }}
      />
      <TextsInput
        label={t('title')}
        locale={locale}
        texts={point.title}
        lettersMax={footerTitleMax}
        isRequired
        error={wrong.get(`${path}.title`)}
        onChange={(title) => onChange({ ...point, title })}
      />
      <TextsInput
        label={t('line')}
        locale={locale}
        texts={point.line}
        lettersMax={footerLineMax}
        error={wrong.get(`${path}.line`)}
        onChange={(line) => onChange({ ...point, line })}
      />
    </Stack>
  );
}
