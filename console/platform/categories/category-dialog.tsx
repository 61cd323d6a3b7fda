import { Button, Stack, Switch } from '@mantine/core';
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
import {
  addCategory,
  categoryNameMax,
  editCategory,
  type PlatformCategory,
  uploadCategoryPicture,
} from '#contract/catalogue/platform-categories.ts';
import type { Texts } from '#contract/catalogue/product-content.ts';
import { isLocale, type Locale } from '#contract/core/languages.ts';
import { IconField } from './icon-field.tsx';

type CategoryDialogProps = {
  /** Null: a new one. */
  category: PlatformCategory | null;
  /** Of a new one: below which it will be. */
  parentId: number | null;
  onReload?: () => Promise<PlatformCategory | undefined>;
  onClose: () => void;
};

type Values = { name: Texts; iconHash: string | null; isShown: boolean };
const valuesOf = (category: PlatformCategory | null): Values => ({
  name: category?.name ?? {},
  iconHash: category?.iconHash ?? null,
  isShown: category?.isShown ?? true,
});
/** As a conflict compares them: a field for each language. */
const fieldsOf = ({ name, iconHash, isShown }: Values) => ({ ...name, iconHash, isShown });

/** What a category is called in six languages, its picture, and whether it is shown. */
export function CategoryDialog({ category, parentId, onReload = async () => undefined, onClose }: CategoryDialogProps) {
  const t = useTranslations('platform-products.categories');
  const words = useTranslations('console.conflict');
  const { done, failed } = useNotices();
  const add = useSend(addCategory);
  const edit = useSend(editCategory);
  const { base, theirs, show, settle } = useConflict({ opened: category, onReload });
  const [values, setValues] = useState(valuesOf(category));
  const [locale, setLocale] = useState<Locale>(useLocale());
  const [isAsked, setAsked] = useState(false);
  const { name, iconHash, isShown } = values;
  const change = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }));
  const isMissing = !name.en?.trim();

  async function save(over: PlatformCategory | null) {
    setAsked(true);
    if (isMissing) return;
    const written = { ...name, en: name.en ?? '' };
    try {
      if (over) await edit.mutateAsync({ id: over.id, version: over.version, name: written, iconHash, isShown });
      else await add.mutateAsync({ parentId, name: written, iconHash });
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

  const labelOf = (field: string) => {
    if (isLocale(field)) return languageName(field);
    return field === 'iconHash' ? t('icon') : t('shown');
  };
  return (
    <Dialog title={category ? t('editTitle') : t('newTitle')} size="lg" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <LanguageTabs locale={locale} missingIn={(each) => countUntranslatedOf([name], each)} onChange={setLocale} />
          <TextsInput
            label={t('name')}
            locale={locale}
            texts={name}
            lettersMax={categoryNameMax}
            isRequired
            error={isAsked && isMissing ? t('nameMissing') : null}
            onChange={(next) => change({ name: next })}
          />
          <IconField
            call={uploadCategoryPicture}
            label={t('icon')}
            text={t('iconText')}
            cropText={t('cropText')}
            hash={iconHash}
            onChange={(next) => change({ iconHash: next })}
          />
          {category && (
            <Switch
              label={t('shown')}
              description={t('shownText')}
              checked={isShown}
              onChange={(event) => change({ isShown: event.currentTarget.checked })}
            />
          )}
          {base && theirs && (
            <ConflictAlert
              saved={theirs}
              base={fieldsOf(valuesOf(base))}
              mine={fieldsOf(values)}
              theirs={fieldsOf(valuesOf(theirs))}
              labelOf={labelOf}
              textOf={(field, fields) => {
                const value = fields[field];
                return typeof value === 'boolean' ? words(value ? 'yes' : 'no') : String(value ?? '');
              }}
              isSaving={edit.isPending}
              onTakeTheirs={() => {
                setValues(valuesOf(theirs));
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
