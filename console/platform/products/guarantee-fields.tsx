import { Group, Select, Stack, Switch } from '@mantine/core';
import {
  BadgeCheck,
  Banknote,
  Gift,
  Headset,
  Leaf,
  LockKeyhole,
  type LucideIcon,
  ShieldCheck,
  Trash2,
  Truck,
  Undo2,
  Wrench,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { MoveButtons, type Moves } from '#console/base/lists/sorted-list.tsx';
import { TextsInput } from '#console/base/texts/texts-input.tsx';
import {
  type Guarantee,
  type GuaranteeIcon,
  guaranteeIcons,
  guaranteeNameMax,
  guaranteeTextMax,
} from '#contract/content/platform-guarantees.ts';
import type { Locale } from '#contract/core/languages.ts';

const icons: Record<GuaranteeIcon, LucideIcon> = {
  shield: ShieldCheck,
  quality: BadgeCheck,
  return: Undo2,
  refund: Banknote,
  payment: LockKeyhole,
  warranty: Wrench,
  fresh: Leaf,
  delivery: Truck,
  support: Headset,
  gift: Gift,
};

type GuaranteeFieldsProps = {
  guarantee: Guarantee;
  locale: Locale;
  /** Whether someone has tried to save: from then on missing fields are marked. */
  isAsked: boolean;
  moves: Moves;
  onChange: (next: Guarantee) => void;
  /** Only of one that was never saved; others are hidden. */
  onRemove?: () => void;
};

export function GuaranteeFields({ guarantee, locale, isAsked, moves, onChange, onRemove }: GuaranteeFieldsProps) {
  const t = useTranslations('platform-products.guarantees');
  const { icon, name, text, isChosen, isShown } = guarantee;
  const Icon = icons[icon];
  const missing = (english: string, words: string) => (isAsked && !english.trim() ? words : null);
  return (
    <Stack gap="xs">
      <Group justify="space-between" wrap="nowrap" align="flex-end">
        <Select
          label={t('icon')}
          allowDeselect={false}
          w={220}
          leftSection={<Icon size={16} aria-hidden="true" />}
          value={icon}
          data={guaranteeIcons.map((one) => ({ value: one, label: t(`icons.${one}`) }))}
          onChange={(next) => onChange({ ...guarantee, icon: guaranteeIcons.find((one) => one === next) ?? icon })}
        />
        <Group gap={0} wrap="nowrap">
          <MoveButtons name={name.en} moves={moves} />
          {onRemove && <RowAction name={t('remove', { name: name.en })} icon={Trash2} isOff={false} onAct={onRemove} />}
        </Group>
      </Group>
      <TextsInput
        isRequired
        label={t('title')}
        locale={locale}
        texts={name}
        lettersMax={guaranteeNameMax}
        error={missing(name.en, t('titleMissing'))}
        onChange={(next) => onChange({ ...guarantee, name: { ...next, en: next.en ?? '' } })}
      />
      <TextsInput
        isRequired
        label={t('explanation')}
        rows={2}
        locale={locale}
        texts={text}
        lettersMax={guaranteeTextMax}
        error={missing(text.en, t('explanationMissing'))}
        onChange={(next) => onChange({ ...guarantee, text: { ...next, en: next.en ?? '' } })}
      />
      <Group gap="xl">
        <Switch
          label={t('isShown')}
          checked={isShown}
          onChange={(event) => onChange({ ...guarantee, isShown: event.currentTarget.checked })}
        />
        <Switch
          label={t('isChosen')}
          checked={isChosen}
          onChange={(event) => onChange({ ...guarantee, isChosen: event.currentTarget.checked })}
        />
      </Group>
    </Stack>
  );
}
