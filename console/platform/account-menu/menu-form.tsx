import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SortedList } from '#console/base/lists/sorted-list.tsx';
import { useLocale } from '#console/base/locale.ts';
import { newKey } from '#console/base/new-key.ts';
import { useUndoNotice } from '#console/base/undo-notice.tsx';
import { FaceForm } from '#console/platform/face/face-form.tsx';
import { textIn } from '#console/platform/face/text-in.ts';
import type { SavedPart } from '#console/platform/face/use-draft-form.ts';
import { useFaceForm } from '#console/platform/face/use-face-form.ts';
import { type AccountEntry, menuEntriesMax } from '#contract/content/account-menu.ts';
import { type FaceOf, faceShapes } from '#contract/content/face.ts';
import { type Locale, languageTag } from '#contract/core/languages.ts';
import { EntryFields } from './entry-fields.tsx';

type Menu = FaceOf<'menu'>;
type MenuFormProps = { saved: SavedPart<Menu>; onReload: () => Promise<SavedPart<Menu> | undefined> };

/** The ids of entries stand in bookmarks: a new one is never that of an entry that was there. */
const firstOwnId = 1_000;

/** Entries in their order, written as a draft and published all at once. */
export function MenuForm(input: MenuFormProps) {
  const t = useTranslations('platform-face.menu');
  const undo = useUndoNotice();
  const own = useLocale();
  const [locale, setLocale] = useState<Locale>(own);
  const form = useFaceForm({ ...input, name: 'menu', shape: faceShapes.menu });
  const { entries } = form.value;
  const edit = (change: (before: readonly AccountEntry[]) => AccountEntry[]) =>
    form.edit((before) => ({ entries: change(before.entries) }));
  const nameOf = (entry: AccountEntry) => textIn(entry.name, own) || t('unnamed');

  function add() {
    const id = Math.max(firstOwnId, ...entries.map((entry) => entry.id)) + 1;
    edit((before) => [...before, { key: newKey(), id, isOn: true, name: {}, link: null }]);
  }
  function remove(entry: AccountEntry, at: number) {
    edit((before) => before.filter(({ key }) => key !== entry.key));
    undo(t('removed', { name: nameOf(entry) }), () =>
      edit((before) => [...before.slice(0, at), entry, ...before.slice(at)].slice(0, menuEntriesMax)),
    );
  }

  return (
    <FaceForm
      form={form}
      languages={{ locale, onChange: setLocale, textsIn: (menu) => menu.entries.map(({ name }) => name) }}
      words={{
        fieldsOf: (menu) => ({
          ...Object.fromEntries(menu.entries.map((entry) => [entry.key, entry])),
          order: menu.entries.map(({ key }) => key).join(' '),
        }),
        labelOf: (field, menu) => {
          const entry = menu.entries.find(({ key }) => key === field);
          return entry ? nameOf(entry) : t('order');
        },
        textOf: (field, menu) => {
          if (field === 'order') return menu.entries.map(nameOf).join(', ');
          const entry = menu.entries.find(({ key }) => key === field);
          if (!entry) return t('notThere');
          return [nameOf(entry), entry.link ?? t('nowhere'), entry.isOn ? '' : t('hidden')].filter(Boolean).join(' · ');
        },
      }}
    >
      <Group align="flex-start" wrap="nowrap">
        <Stack flex={1}>
          <SortedList
            label={t('entries')}
            items={entries}
            onSort={(sorted) => edit(() => sorted)}
            renderItem={(entry, { at, moves }) => (
              <EntryFields
                {...{ entry, moves, locale }}
                name={nameOf(entry)}
                wrong={form.wrong}
                path={`entries.${at}`}
                onChange={(next) => edit((before) => before.map((each) => (each.key === next.key ? next : each)))}
                onRemove={() => remove(entry, at)}
              />
            )}
          />
          <Button
            variant="default"
            w="max-content"
            disabled={entries.length >= menuEntriesMax}
            leftSection={<Plus size={16} aria-hidden="true" />}
            onClick={add}
          >
            {t('add')}
          </Button>
        </Stack>
        <MenuPreview entries={entries} locale={locale} />
      </Group>
    </FaceForm>
  );
}

/** The menu as shoppers see it, while it is being written. */
function MenuPreview({ entries, locale }: { entries: readonly AccountEntry[]; locale: Locale }) {
  const t = useTranslations('platform-face.menu');
  const shown = entries.filter(({ isOn, link, name }) => isOn && link !== null && textIn(name, locale));
  return (
    <Card withBorder component="section" aria-label={t('preview')} w={240} bg="var(--console-card)">
      <Text size="sm" c="dimmed" mb="xs">
        {t('preview')}
      </Text>
      <Stack gap={6} lang={languageTag(locale)}>
        {shown.map(({ key, name }) => (
          <Text key={key} size="sm">
            {textIn(name, locale)}
          </Text>
        ))}
        {shown.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('none')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
