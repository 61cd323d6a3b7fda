import { Button, Group, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { Plus, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { MoveButtons, SortedList } from '#console/base/lists/sorted-list.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useLocale } from '#console/base/locale.ts';
import { newKey } from '#console/base/new-key.ts';
import { LanguageTabs } from '#console/base/texts/language-tabs.tsx';
import { TextsInput } from '#console/base/texts/texts-input.tsx';
import { countUntranslatedOf } from '#console/base/texts/untranslated.ts';
import { useCall, useSend } from '#console/base/use-call.ts';
import { type CategorySpec, categorySpecsMax, specChoicesMax, specKey } from '#contract/catalogue/category-specs.ts';
import { getCategorySpecs, type PlatformCategory, setCategorySpecs } from '#contract/catalogue/platform-categories.ts';
import { specNameMax, specValueMax, type Texts } from '#contract/catalogue/product-content.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type Locale, localized } from '#contract/core/languages.ts';

type SpecsDialogProps = { category: PlatformCategory; onClose: () => void };

/** What shops are asked for in a category. */
export function SpecsDialog({ category, onClose }: SpecsDialogProps) {
  const t = useTranslations('platform-products.specs');
  const name = localized(category.name, useLocale());
  const { data, error, refetch } = useCall(getCategorySpecs, { categoryId: category.id });
  return (
    <Dialog title={t('title', { name })} size="xl" onClose={onClose}>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton h={200} />}
      {data && <SpecsForm opened={data} name={name} onClose={onClose} />}
    </Dialog>
  );
}

type EditedSpec = CategorySpec & { key: string };
type SpecsFormProps = { opened: OutputOf<typeof getCategorySpecs>; name: string; onClose: () => void };

function SpecsForm({ opened, name, onClose }: SpecsFormProps) {
  const t = useTranslations('platform-products.specs');
  const { done } = useNotices();
  const textOf = useFailureText();
  const send = useSend(setCategorySpecs);
  const [{ categoryId, version }] = useState(opened); // what a colleague saves meanwhile is not overwritten unseen
  const [specs, setSpecs] = useState<EditedSpec[]>(() => opened.specs.map((spec) => ({ ...spec, key: newKey() })));
  const [locale, setLocale] = useState<Locale>(useLocale());
  const [isAsked, setAsked] = useState(false);
  const change = (key: string, part: Partial<CategorySpec>) =>
    setSpecs((all) => all.map((spec) => (spec.key === key ? { ...spec, ...part } : spec)));
  const texts = specs.flatMap((spec) => [spec.name, ...spec.choices]);
  const keys = specs.map((spec) => specKey(spec.name));
  const problemOf = (spec: EditedSpec) => {
    const key = specKey(spec.name);
    if (!key) return t('nameMissing');
    return keys.filter((each) => each === key).length > 1 ? t('nameTwice') : null;
  };

  async function save() {
    setAsked(true);
    if (specs.some(problemOf)) return;
    const written = specs.map(({ key: _, choices, ...spec }) => ({ ...spec, choices: choices.filter(isWritten) }));
    try {
      await send.mutateAsync({ categoryId, version, specs: written });
      done(t('saved', { name }));
      onClose();
    } catch {
      // the alert says why
    }
  }

  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t('text')}
      </Text>
      <LanguageTabs locale={locale} missingIn={(each) => countUntranslatedOf(texts, each)} onChange={setLocale} />
      {specs.length === 0 && <Text size="sm">{t('none')}</Text>}
      <SortedList
        label={t('list')}
        items={specs}
        onSort={setSpecs}
        renderItem={(spec, { moves }) => (
          <Stack gap="sm">
            <Group justify="space-between" wrap="nowrap" align="flex-start">
              <div style={{ flex: 1 }}>
                <TextsInput
                  label={t('name')}
                  locale={locale}
                  texts={spec.name}
                  lettersMax={specNameMax}
                  isRequired
                  error={isAsked ? problemOf(spec) : null}
                  onChange={(next) => change(spec.key, { name: next })}
                />
              </div>
              <Group gap={0} wrap="nowrap" mt={26}>
                <MoveButtons name={spec.name.en ?? ''} moves={moves} />
                <RowAction
                  name={t('remove', { name: spec.name.en ?? '' })}
                  icon={Trash2}
                  isOff={false}
                  onAct={() => setSpecs((all) => all.filter(({ key }) => key !== spec.key))}
                />
              </Group>
            </Group>
            <Switch
              label={t('required')}
              description={t('requiredText')}
              checked={spec.isRequired}
              onChange={(event) => change(spec.key, { isRequired: event.currentTarget.checked })}
            />
            <Choices spec={spec} locale={locale} onChange={(choices) => change(spec.key, { choices })} />
          </Stack>
        )}
      />
      <Group>
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden="true" />}
          disabled={specs.length >= categorySpecsMax}
          onClick={() => setSpecs([...specs, { key: newKey(), name: {}, isRequired: false, choices: [] }])}
        >
          {t('add')}
        </Button>
      </Group>
      <FailureAlert text={send.error ? textOf(send.error) : null} />
      <DialogButtons onCancel={onClose}>
        <Button loading={send.isPending} onClick={() => void save()}>
          {t('save')}
        </Button>
      </DialogButtons>
    </Stack>
  );
}

const isWritten = (texts: Texts) => Boolean(texts.en?.trim());

type ChoicesProps = { spec: CategorySpec; locale: Locale; onChange: (choices: Texts[]) => void };

/** Values that are usual, each in six languages. */
function Choices({ spec: { name, choices }, locale, onChange }: ChoicesProps) {
  const t = useTranslations('platform-products.specs');
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        {t('choices')}
      </Text>
      {choices.map((choice, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values have no order of their own, and no key
        <Group key={at} wrap="nowrap" gap="xs">
          <div style={{ flex: 1 }}>
            <TextsInput
              isLabelHidden
              label={t('choice', { name: name.en ?? '', number: at + 1 })}
              locale={locale}
              texts={choice}
              lettersMax={specValueMax}
              onChange={(next) => onChange(choices.with(at, next))}
            />
          </div>
          <RowAction
            name={t('removeChoice', { name: choice.en ?? '' })}
            icon={X}
            isOff={false}
            onAct={() => onChange(choices.toSpliced(at, 1))}
          />
        </Group>
      ))}
      <Group>
        <Button
          size="xs"
          variant="subtle"
          leftSection={<Plus size={14} aria-hidden="true" />}
          disabled={choices.length >= specChoicesMax}
          onClick={() => onChange([...choices, {}])}
        >
          {t('addChoice')}
        </Button>
      </Group>
    </Stack>
  );
}
