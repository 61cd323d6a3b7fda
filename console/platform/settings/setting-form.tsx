import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { renameMall } from '#console/base/mall-name.ts';
import { Part } from '#console/base/part.tsx';
import { useSend } from '#console/base/use-call.ts';
import type { Texts } from '#contract/catalogue/product-content.ts';
import { type Settings, saveSettings } from '#contract/content/platform-settings.ts';
import type { InputOf } from '#contract/core/call.ts';
import { mallNameMax } from '#contract/core/mall-name.ts';
import { fieldsOf, type PlainGroup, type SettingField } from './setting-fields.ts';
import { SettingHistory } from './setting-history.tsx';
import { SettingInput } from './setting-input.tsx';
import { storedOf, typedOf, type Values, wrongFields } from './setting-values.ts';
import { useSettingWords } from './setting-words.ts';

type Saved = Settings[PlainGroup];
type SettingFormProps = { group: PlainGroup; saved: Saved; onReload: () => Promise<Saved | undefined> };

/** A group of settings. What is saved holds for the whole mall at once, and every earlier version can be used again. */
export function SettingForm({ group, saved, onReload }: SettingFormProps) {
  const t = useTranslations('platform-settings');
  const { labelOf, textOf: valueText } = useSettingWords(group);
  const { time, money } = useFormats();
  const { done } = useNotices();
  const textOf = useFailureText();
  const save = useSend(saveSettings);
  const [failure, setFailure] = useState<string | null>(null);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { base, theirs, show, settle } = useConflict<Saved>({ opened: saved, onReload });
  const fields = fieldsOf(group);
  const form = useForm<Values>({
    initialValues: typedOf(group, saved.value),
    validate: (typed) =>
      Object.fromEntries(
        wrongFields(group, typed).map((name) => [name, wrongText(fields.find((field) => field.name === name))]),
      ),
  });

  function wrongText(field?: SettingField): string {
    if (field?.kind === 'number') return t('wrong.number', { min: field.min, max: field.max });
    if (field?.kind === 'money') return t('wrong.money', { min: money(field.min), max: money(field.max) });
    if (group === 'mall') return t('wrong.mall', { max: mallNameMax });
    if (group === 'languages') return t('wrong.languages');
    if (field?.kind === 'checks') return t('wrong.checks');
    return t(`wrong.${field?.name === 'currency' ? 'currency' : field?.name === 'symbol' ? 'symbol' : 'service'}`);
  }

  async function send(over: Saved) {
    setFailure(null);
    try {
      const value = storedOf(group, form.values);
      const { version } = await save.mutateAsync({ group, version: over.version, value } as InputOf<
        typeof saveSettings
      >);
      settle({ ...over, value, version } as Saved);
      if (group === 'mall') renameMall(value.name as Texts);
      form.resetDirty(form.values);
      done(t('saved', { name: t(`${group}.name`) }));
    } catch (error) {
      if (!(await show(error))) setFailure(textOf(error));
    }
  }

  function fill(value: Values) {
    form.setValues(typedOf(group, value));
    setHistoryOpen(false);
  }

  return (
    <Part
      title={t(`${group}.name`)}
      aside={
        <Button
          variant="subtle"
          leftSection={<History size={16} aria-hidden="true" />}
          onClick={() => setHistoryOpen(true)}
        >
          {t('history.open')}
        </Button>
      }
    >
      <form onSubmit={form.onSubmit(() => send(base ?? saved))} noValidate>
        <Stack gap="lg">
          <Text c="dimmed">{t(`${group}.text`)}</Text>
          <FailureAlert text={failure} />
          {fields.map((field) => (
            <SettingInput
              key={field.name}
              group={group}
              field={field}
              input={form.getInputProps(field.name, { type: field.kind === 'switch' ? 'checkbox' : 'input' })}
            />
          ))}
          {base && theirs && (
            <ConflictAlert
              saved={theirs}
              base={base.value}
              mine={storedOf(group, form.values)}
              theirs={theirs.value}
              labelOf={labelOf}
              textOf={(name, values) => {
                const field = fields.find((each) => each.name === name);
                return field ? valueText(field, values[name]) : '';
              }}
              isSaving={save.isPending}
              onTakeTheirs={() => {
                const typed = typedOf(group, theirs.value);
                form.setValues(typed);
                form.resetDirty(typed);
                settle(theirs);
              }}
              onKeepMine={form.onSubmit(() => send(theirs))}
            />
          )}
          <Group>
            <Button type="submit" loading={save.isPending} disabled={theirs !== null || !form.isDirty()}>
              {t('save')}
            </Button>
            {saved.savedAt && (
              <Text size="sm" c="dimmed">
                {t('lastSaved', { who: saved.savedBy || t('nobody'), time: time(saved.savedAt) })}
              </Text>
            )}
          </Group>
        </Stack>
      </form>
      {isHistoryOpen && <SettingHistory group={group} onUse={fill} onClose={() => setHistoryOpen(false)} />}
    </Part>
  );
}
