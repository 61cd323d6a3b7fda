import { Button, NumberInput, Stack, Switch, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { LanguageTabs } from '#console/base/texts/language-tabs.tsx';
import { languageName, TextsInput } from '#console/base/texts/texts-input.tsx';
import { useSend } from '#console/base/use-call.ts';
import { IconField } from '#console/platform/categories/icon-field.tsx';
import {
  addBrand,
  brandNameMax,
  brandPlaceMax,
  editBrand,
  type PlatformBrand,
  uploadBrandLogo,
} from '#contract/catalogue/platform-brands.ts';
import { defaultLocale, isLocale, type Locale } from '#contract/core/languages.ts';
import { type BrandValues, fieldsOf, valuesOf } from './brand-values.ts';

type BrandDialogProps = {
  /** Null: a new one. */
  brand: PlatformBrand | null;
  onReload?: () => Promise<PlatformBrand | undefined>;
  onClose: () => void;
};

/** What a brand is called, its logo, its place, and whether it is shown. */
export function BrandDialog({ brand, onReload = async () => undefined, onClose }: BrandDialogProps) {
  const t = useTranslations('platform-products.brands');
  const words = useTranslations('console.conflict');
  const { done, failed } = useNotices();
  const add = useSend(addBrand);
  const edit = useSend(editBrand);
  const { base, theirs, show, settle } = useConflict({ opened: brand, onReload });
  const [values, setValues] = useState(valuesOf(brand));
  const [locale, setLocale] = useState<Locale>(defaultLocale);
  const [nameProblem, setNameProblem] = useState<string | null>(null);
  const { name, logoHash, place, isShown } = values;
  const change = (part: Partial<BrandValues>) => setValues((before) => ({ ...before, ...part }));

  async function save(over: PlatformBrand | null) {
    const written = { name: { ...name, en: name.en?.trim() ?? '' }, logoHash, place };
    setNameProblem(written.name.en ? null : t('nameMissing'));
    if (!written.name.en) return setLocale(defaultLocale);
    try {
      if (over) await edit.mutateAsync({ id: over.id, version: over.version, ...written, isShown });
      else await add.mutateAsync(written);
      done(t('isSaved', { name: written.name.en }));
      onClose();
    } catch (error) {
      if (error instanceof CallFailure && error.reason === 'brand_exists') {
        setLocale(defaultLocale);
        setNameProblem(error.message);
      } else if (!over || !(await show(error))) failed(error);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save(base);
  }

  const labelOf = (field: string) => {
    if (isLocale(field)) return languageName(field);
    return t(field === 'logoHash' ? 'logo' : field === 'place' ? 'place' : 'shown');
  };
  return (
    <Dialog title={brand ? t('editTitle') : t('newTitle')} size="lg" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {/* No language is missing: most brands are written the same everywhere. */}
          <LanguageTabs locale={locale} missingIn={() => 0} onChange={setLocale} />
          <div>
            <TextsInput
              label={t('name')}
              locale={locale}
              texts={name}
              lettersMax={brandNameMax}
              isRequired
              error={nameProblem}
              onChange={(next) => change({ name: next })}
            />
            <Text size="xs" c="dimmed" mt={4}>
              {t('nameText')}
            </Text>
          </div>
          <IconField
            call={uploadBrandLogo}
            label={t('logo')}
            text={t('logoText')}
            cropText={t('cropText')}
            hash={logoHash}
            onChange={(next) => change({ logoHash: next })}
          />
          <NumberInput
            label={t('place')}
            description={t('placeText')}
            min={1}
            max={brandPlaceMax}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="strict"
            value={place ?? ''}
            onChange={(next) => change({ place: typeof next === 'number' && next >= 1 ? next : null })}
          />
          {brand && (
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
