import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import { useSend, useShopId } from '#console/base/use-call.ts';
import {
  addFreightTemplate,
  editFreightTemplate,
  type FreightTemplate,
  freightRulesMax,
} from '#contract/shops/merchant-freight.ts';
import { useFieldTexts } from './field-texts.ts';
import { RuleFields } from './rule-fields.tsx';
import { amountMax, mistakesIn, newRule, termsOf, typedOf } from './rule-values.ts';
import { fieldsOf } from './template-fields.ts';
import { TypedPreview } from './typed-preview.tsx';

const nameMax = 60;

type FreightFormProps = {
  /** What is edited, or copied. */
  template: FreightTemplate | null;
  isNew: boolean;
  onReload: () => Promise<FreightTemplate | undefined>;
};

/** Name and rules of a template. If someone else saves meanwhile, what was typed stays until one decides. */
export function FreightForm({ template, isNew, onReload }: FreightFormProps) {
  const t = useTranslations('console.freight');
  const words = useTranslations('console');
  const shopId = useShopId();
  const navigate = useNavigate();
  const { money } = useFormats();
  const { done, failed } = useNotices();
  const textOf = useFailureText();
  const add = useSend(addFreightTemplate);
  const edit = useSend(editFreightTemplate);
  const { base, theirs, show, settle } = useConflict({ opened: isNew ? null : template, onReload });
  const fieldTexts = useFieldTexts();
  const form = useForm({
    initialValues: {
      name: template && isNew ? t('copyName', { name: template.name }).slice(0, nameMax) : (template?.name ?? ''),
      rules: template ? template.rules.map(typedOf) : [newRule()],
    },
    validate: ({ name, rules }) => ({
      ...(name.trim() ? {} : { name: t('nameMissing') }),
      ...Object.fromEntries(
        rules.flatMap((rule, at) =>
          Object.entries(mistakesIn(rule)).map(([path, mistake]) => [
            `rules.${at}.${path}`,
            t(`mistakes.${mistake}`, { max: money(amountMax * 100) }),
          ]),
        ),
      ),
    }),
  });

  const written = () => ({ name: form.values.name.trim(), rules: form.values.rules.map(termsOf) });

  async function save(over: FreightTemplate | null) {
    const values = written();
    try {
      if (over) await edit.mutateAsync({ ...values, id: over.id, version: over.version });
      else await add.mutateAsync(values);
      done(t('saved', { name: values.name }));
      await navigate(`/${shopId}/freight`);
    } catch (error) {
      if (over && (await show(error))) return;
      const reason = error instanceof CallFailure ? error.reason : null;
      if (reason === 'template_name_taken') form.setFieldError('name', textOf(error));
      else failed(error);
    }
  }

  function takeTheirs(newest: FreightTemplate) {
    form.setValues({ name: newest.name, rules: newest.rules.map(typedOf) });
    settle(newest);
  }

  const { rules } = form.values;
  const named = rules.flatMap(({ countries }) => countries);
  return (
    <form onSubmit={form.onSubmit(() => save(base))} noValidate>
      <Stack>
        <Part title={t('template')}>
          <TextInput
            maw={480}
            label={t('name')}
            description={t('nameHint')}
            maxLength={nameMax}
            {...form.getInputProps('name')}
          />
        </Part>
        {rules.map((rule, at) => (
          <RuleFields
            key={rule.key}
            form={form}
            at={at}
            takenCountries={named.filter((code) => !rule.countries.includes(code))}
            onRemove={rules.length > 1 ? () => form.removeListItem('rules', at) : null}
          />
        ))}
        {rules.length < freightRulesMax && (
          <Group>
            <Button
              variant="default"
              leftSection={<Plus size={16} aria-hidden="true" />}
              onClick={() => form.insertListItem('rules', newRule())}
            >
              {t('addZone')}
            </Button>
          </Group>
        )}
        <TypedPreview rules={rules} />
        {base && theirs && (
          <ConflictAlert
            {...fieldTexts}
            saved={theirs}
            base={fieldsOf(base, written(), theirs)}
            mine={fieldsOf(written(), theirs)}
            theirs={fieldsOf(theirs, written())}
            isSaving={edit.isPending}
            onTakeTheirs={() => takeTheirs(theirs)}
            onKeepMine={form.onSubmit(() => save(theirs))}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" component={Link} to={`/${shopId}/freight`}>
            {words('cancel')}
          </Button>
          <Button type="submit" disabled={theirs !== null} loading={add.isPending || edit.isPending}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
