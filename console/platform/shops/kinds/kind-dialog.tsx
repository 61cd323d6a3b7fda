import { Button, NumberInput, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useLocale } from '#console/base/locale.ts';
import { LanguageTabs } from '#console/base/texts/language-tabs.tsx';
import { languageName, TextsInput } from '#console/base/texts/texts-input.tsx';
import { countUntranslatedOf } from '#console/base/texts/untranslated.ts';
import { defaultLocale, type Locale } from '#contract/core/languages.ts';
import { type ShopKind, shopKindNameMax, shopTypeInfoMax } from '#contract/shops/platform-kinds.ts';
import { fieldsOf, type KindRow, type KindValues, valuesOf } from './kind-values.ts';
import { useSaveKind } from './use-save-kind.ts';

type KindDialogProps = {
  kind: ShopKind;
  /** Null: a new one. */
  row: KindRow | null;
  onReload?: () => Promise<KindRow | undefined>;
  onClose: () => void;
};

type Problems = { name?: string; info?: string; percent?: string };

/** What a type of shop or a classification is called in six languages, and what else belongs to it. */
export function KindDialog({ kind, row, onReload = async () => undefined, onClose }: KindDialogProps) {
  const t = useTranslations('platform-shops.kinds');
  const { done, failed } = useNotices();
  const { send, isPending } = useSaveKind(kind);
  const { base, theirs, show, settle } = useConflict({ opened: row, onReload });
  const [values, setValues] = useState(() => valuesOf(row));
  const [locale, setLocale] = useState<Locale>(useLocale());
  const [problems, setProblems] = useState<Problems>({});
  const { name, info, percent } = values;
  const change = (part: Partial<KindValues>) => setValues((before) => ({ ...before, ...part }));
  const asksPercent = kind === 'category' && row === null;

  function problemsNow(): Problems {
    return {
      ...(!name.en?.trim() && { name: t('nameMissing') }),
      ...(kind === 'type' && !info.en?.trim() && { info: t('infoMissing') }),
      ...(asksPercent && percent === '' && { percent: t('percentMissing') }),
    };
  }

  async function save(over: KindRow | null) {
    const found = problemsNow();
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    try {
      await send(over, values);
      done(t('isSaved', { name: name.en?.trim() ?? '' }));
      onClose();
    } catch (error) {
      if (error instanceof CallFailure && error.reason === 'shop_kind_exists') setProblems({ name: error.message });
      else if (!over || !(await show(error))) failed(error);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void save(base);
  }

  return (
    <Dialog title={t(`${kind}.${row ? 'editTitle' : 'newTitle'}`)} size="lg" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <LanguageTabs
            locale={locale}
            missingIn={(each) => countUntranslatedOf([name, info], each)}
            onChange={setLocale}
          />
          <TextsInput
            label={t('name')}
            locale={locale}
            texts={name}
            lettersMax={shopKindNameMax}
            isRequired
            error={problems.name ?? null}
            onChange={(next) => change({ name: next })}
          />
          {kind === 'type' && (
            <TextsInput
              label={t('info')}
              description={t('infoText')}
              locale={locale}
              texts={info}
              lettersMax={shopTypeInfoMax}
              rows={3}
              isRequired
              error={problems.info ?? null}
              onChange={(next) => change({ info: next })}
            />
          )}
          {asksPercent && (
            <NumberInput
              label={t('percent')}
              description={t('percentText')}
              suffix=" %"
              w={220}
              min={0}
              max={100}
              decimalScale={2}
              allowNegative={false}
              allowedDecimalSeparators={['.', ',']}
              hideControls
              required
              value={percent}
              error={problems.percent ?? null}
              onChange={(next) => change({ percent: next })}
            />
          )}
          {base && theirs && (
            <ConflictAlert
              saved={theirs}
              base={fieldsOf(valuesOf(base))}
              mine={fieldsOf(values)}
              theirs={fieldsOf(valuesOf(theirs))}
              labelOf={(field) => {
                const [part, language] = field.split('.') as ['name' | 'info', Locale];
                return language === defaultLocale ? t(part) : `${t(part)} · ${languageName(language)}`;
              }}
              textOf={(field, fields) => String(fields[field] ?? '')}
              isSaving={isPending}
              onTakeTheirs={() => {
                setValues(valuesOf(theirs));
                settle(theirs);
              }}
              onKeepMine={() => void save(theirs)}
            />
          )}
          <DialogButtons onCancel={onClose}>
            <Button type="submit" disabled={theirs !== null} loading={isPending}>
              {t('save')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
