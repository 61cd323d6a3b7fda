import { Button, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useLocale } from '#console/base/locale.ts';
import { LanguageTabs } from '#console/base/texts/language-tabs.tsx';
import { languageName, TextsInput } from '#console/base/texts/texts-input.tsx';
import { countUntranslatedOf } from '#console/base/texts/untranslated.ts';
import { useSend } from '#console/base/use-call.ts';
import type { Texts } from '#contract/catalogue/product-content.ts';
import type { Locale } from '#contract/core/languages.ts';
import { addShelf, editShelf, type OwnShelf, shelfNameMax } from '#contract/shops/merchant-shelves.ts';

type Shelf = Omit<OwnShelf, 'children'>;
type ShelfDialogProps = {
  /** Null: a new one. */
  shelf: Shelf | null;
  /** Of a new one: below which it will be. */
  parentId: number | null;
  onReload?: () => Promise<Shelf | undefined>;
  onClose: () => void;
};

/** The name of a shelf in six languages. */
export function ShelfDialog({ shelf, parentId, onReload = async () => undefined, onClose }: ShelfDialogProps) {
  const t = useTranslations('shop-face.shelves');
  const { done, failed } = useNotices();
  const add = useSend(addShelf);
  const edit = useSend(editShelf);
  const { base, theirs, show, settle } = useConflict<Shelf>({ opened: shelf, onReload });
  const [name, setName] = useState<Texts>(shelf?.name ?? {});
  const [locale, setLocale] = useState<Locale>(useLocale());
  const [isAsked, setAsked] = useState(false);
  const isMissing = !name.en?.trim();

  async function save(over: Shelf | null) {
    setAsked(true);
    if (isMissing) return;
    const written = { ...name, en: name.en ?? '' };
    try {
      if (over) await edit.mutateAsync({ id: over.id, name: written, version: over.version });
      else await add.mutateAsync({ name: written, parentId });
      done(t('saved', { name: written.en }));
      onClose();
    } catch (error) {
      if (!over || !(await show(error))) failed(error);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save(base);
  }

  return (
    <Dialog title={shelf ? t('renameTitle') : t('newTitle')} size="lg" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <LanguageTabs locale={locale} missingIn={(each) => countUntranslatedOf([name], each)} onChange={setLocale} />
          <TextsInput
            label={t('name')}
            locale={locale}
            texts={name}
            lettersMax={shelfNameMax}
            isRequired
            error={isAsked && isMissing ? t('nameMissing') : null}
            onChange={setName}
          />
          {base && theirs && (
            <ConflictAlert
              saved={theirs}
              base={base.name}
              mine={name}
              theirs={theirs.name}
              labelOf={(field) => languageName(field as Locale)}
              textOf={(field, fields) => String(fields[field] ?? '')}
              isSaving={edit.isPending}
              onTakeTheirs={() => {
                setName(theirs.name);
                settle(theirs);
              }}
              onKeepMine={() => void save(theirs)}
            />
          )}
          <DialogButtons onCancel={onClose}>
            <Button type="submit" disabled={theirs !== null} loading={add.isPending || edit.isPending}>
              {t('save')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
