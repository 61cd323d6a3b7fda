import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
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
import { RuleFields } from './rule-fields.tsx';
import { amountMax, mistakesIn, newRule, termsOf, typedOf } from './rule-values.ts';

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
  const [version, setVersion] = useState(template?.version ?? 1);
  const [isChanged, setChanged] = useState(false);
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

  async function save(over: number) {
    const values = { name: form.values.name.trim(), rules: form.values.rules.map(termsOf) };
    try {
      if (isNew) await add.mutateAsync(values);
      else await edit.mutateAsync({ ...values, id: template?.id ?? 0, version: over });
      done(t('saved', { name: values.name }));
      await navigate(`/${shopId}/freight`);
    } catch (error) {
      const reason = error instanceof CallFailure ? error.reason : null;
      if (reason === 'changed_meanwhile' && !isNew) setChanged(true);
      else if (reason === 'template_name_taken') form.setFieldError('name', textOf(error));
      else failed(error);
    }
  }

  async function takeTheirs() {
    const newest = await onReload();
    if (!newest) return;
    setVersion(newest.version);
    form.setValues({ name: newest.name, rules: newest.rules.map(typedOf) });
    setChanged(false);
  }

  async function saveMine() {
    const newest = await onReload();
    if (newest) await save(newest.version);
  }

  const { rules } = form.values;
  const named = rules.flatMap(({ countries }) => countries);
  return (
    <form onSubmit={form.onSubmit(() => save(version))} noValidate>
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
        {isChanged && (
          <Alert color="orange" role="alert">
            <Text size="sm" mb="sm">
              {t('changed')}
            </Text>
            <Group>
              <Button variant="default" onClick={takeTheirs}>
                {t('takeTheirs')}
              </Button>
              <Button variant="default" onClick={saveMine}>
                {t('saveMine')}
              </Button>
            </Group>
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" component={Link} to={`/${shopId}/freight`}>
            {words('cancel')}
          </Button>
          <Button type="submit" loading={add.isPending || edit.isPending}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
