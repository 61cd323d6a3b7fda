import { Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Moves } from '#console/base/lists/sorted-list.tsx';
import { TextsInput } from '#console/base/texts/texts-input.tsx';
import { ItemHead } from '#console/platform/face/item-head.tsx';
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
      <ItemHead
        name={name}
        moves={moves}
        shown={{ isOn: entry.isOn, onSwitch: (isOn) => onChange({ ...entry, isOn }) }}
        onRemove={onRemove}
      />
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
