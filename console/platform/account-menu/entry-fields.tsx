import { Group, Stack, Switch, Text } from '@mantine/core';
import { GripVertical, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { MoveButtons, type Moves } from '#console/base/lists/sorted-list.tsx';
import { TextsInput } from '#console/base/texts/texts-input.tsx';
import { LinkField } from '#console/platform/face/link-field.tsx';
import type { Wrong } from '#console/platform/face/use-draft-form.ts';
import { type AccountEntry, menuNameMax } from '#contract/content/account-menu.ts';
import type { Locale } from '#contract/core/languages.ts';

type EntryFieldsProps = {
  entry: AccountEntry;
  name: string;
  moves: Moves;
  locale: Locale;
  wrong: Wrong;
  /** Of the entry within the menu. */
  path: string;
  onChange: (entry: AccountEntry) => void;
  onRemove: () => void;
};

/** One entry: its name, where it leads, and whether it is shown. */
export function EntryFields({ entry, name, moves, locale, wrong, path, onChange, onRemove }: EntryFieldsProps) {
  const t = useTranslations('platform-face.menu');
  const rows = useTranslations('platform-face.rows');
  return (
    <Stack gap="sm" role="group" aria-label={name}>
      <Group justify="space-between" wrap="nowrap">
        <Group gap="sm" wrap="nowrap">
          <GripVertical size={16} aria-hidden="true" color="var(--mantine-color-dimmed)" />
          <Text fw={600}>{name}</Text>
        </Group>
        <Group gap="xs" wrap="nowrap">
          <Switch
            label={rows('isOn')}
            aria-label={rows('isOnOf', { name })}
            checked={entry.isOn}
            onChange={({ currentTarget }) => onChange({ ...entry, isOn: currentTarget.checked })}
          />
          <MoveButtons name={name} moves={moves} />
          <RowAction name={rows('remove', { name })} icon={Trash2} isOff={false} onAct={onRemove} />
        </Group>
      </Group>
      <TextsInput
        label={t('name')}
        locale={locale}
        texts={entry.name}
        lettersMax={menuNameMax}
        isRequired
        error={wrong.get(`${path}.name`)}
        onChange={(next) => onChange({ ...entry, name: next })}
      />
      <LinkField
        label={rows('leadsTo')}
        link={entry.link}
        isRequired={false}
        error={wrong.get(`${path}.link`)}
        onChange={(link) => onChange({ ...entry, link })}
      />
    </Stack>
  );
}
