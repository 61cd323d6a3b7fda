import { Button, Group, SimpleGrid, Stack, Tabs, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Fields } from '#console/base/conflict/changed-fields.ts';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { Part } from '#console/base/part.tsx';
import { useSend } from '#console/base/use-call.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { isEmail } from '#contract/core/email.ts';
import { defaultLocale, type Locale, languages, languageTag } from '#contract/core/languages.ts';
import { editShopDetails, type getShopDetails, introMax, ShopDetails } from '#contract/shops/merchant-shop.ts';

type Details = OutputOf<typeof getShopDetails>;
type DetailsFormProps = { details: Details; onReload: () => Promise<Details | undefined> };

const valuesOf = ({ intro, address, phone, email, openingHours }: Details) => ({
  intro,
  address,
  phone,
  email,
  openingHours,
});

/** What the shop says about itself. If someone else saves meanwhile, what was typed stays until one decides. */
export function DetailsForm({ details, onReload }: DetailsFormProps) {
  const t = useTranslations('console.shop');
  const { done, failed } = useNotices();
  const send = useSend(editShopDetails);
  const { base, theirs, show, settle } = useConflict({ opened: details, onReload });
  const labelOf = useFieldLabels();
  const form = useForm({
    initialValues: valuesOf(details),
    validate: {
      intro: (intro) => (intro[defaultLocale]?.trim() ? null : t('introMissing')),
      address: (address) => (address.trim() ? null : t('addressMissing')),
      phone: (phone) => (ShopDetails.shape.phone.safeParse(phone).success ? null : t('phoneWrong')),
      email: (email) => (isEmail(email.trim()) ? null : t('emailWrong')),
    },
  });

  async function save(over: Details) {
    try {
      const { intro, ...others } = form.values;
      const input = { ...others, intro: { ...intro, en: intro.en ?? '' }, version: over.version };
      const { version } = await send.mutateAsync(input);
      settle({ ...over, ...form.values, version });
      form.resetDirty();
      done(t('saved'));
    } catch (error) {
      if (!(await show(error))) failed(error);
    }
  }

  function takeTheirs(newest: Details) {
    form.setValues(valuesOf(newest));
    settle(newest);
  }

  return (
    <Part title={t('details')}>
      <form onSubmit={form.onSubmit(() => save(base ?? details))} noValidate>
        <Stack>
          <Intro
            texts={form.values.intro}
            onChange={(intro) => form.setFieldValue('intro', intro)}
            error={form.errors.intro}
          />
          <SimpleGrid cols={2}>
            <TextInput label={t('phone')} type="tel" maxLength={24} {...form.getInputProps('phone')} />
            <TextInput label={t('email')} type="email" maxLength={64} {...form.getInputProps('email')} />
          </SimpleGrid>
          <Textarea label={t('address')} autosize minRows={1} maxLength={300} {...form.getInputProps('address')} />
          <TextInput
            label={t('hours')}
            description={t('hoursHint')}
            maxLength={100}
            {...form.getInputProps('openingHours')}
          />
          {theirs && (
            <ConflictAlert
              saved={theirs}
              base={fieldsOf(base ?? details)}
              mine={fieldsOf(form.values)}
              theirs={fieldsOf(theirs)}
              labelOf={labelOf}
              textOf={(field, fields) => String(fields[field] ?? '')}
              isSaving={send.isPending}
              onTakeTheirs={() => takeTheirs(theirs)}
              onKeepMine={form.onSubmit(() => save(theirs))}
            />
          )}
          <Group justify="flex-end">
            <Button type="submit" disabled={theirs !== null} loading={send.isPending}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Part>
  );
}

/** The fields that are compared: the introduction in each language is one. */
const fieldsOf = ({ intro, phone, email, address, openingHours }: ReturnType<typeof valuesOf>): Fields => ({
  ...Object.fromEntries(languages.map(({ locale }) => [`intro ${locale}`, intro[locale]])),
  ...{ phone, email, address, openingHours },
});

function useFieldLabels(): (field: string) => string {
  const t = useTranslations('console.shop');
  const labels: Record<string, string> = {
    ...Object.fromEntries(languages.map(({ locale, name }) => [`intro ${locale}`, t('introIn', { language: name })])),
    ...{ phone: t('phone'), email: t('email'), address: t('address'), openingHours: t('hours') },
  };
  return (field) => labels[field] ?? field;
}

type Texts = Details['intro'];
type IntroProps = { texts: Texts; onChange: (texts: Texts) => void; error: React.ReactNode };

/** The introduction in every language; those without a text are marked. */
function Intro({ texts, onChange, error }: IntroProps) {
  const t = useTranslations('console.shop');
  const [locale, setLocale] = useState<Locale>(defaultLocale);
  const shown = error ? defaultLocale : locale; // where the mistake is
  return (
    <Tabs value={shown} onChange={(next) => setLocale((next ?? defaultLocale) as Locale)}>
      <Tabs.List aria-label={t('intro')}>
        {languages.map((language) => (
          <Tabs.Tab key={language.locale} value={language.locale} lang={language.tag}>
            {language.name}
            {!texts[language.locale]?.trim() && (
              <Text span size="xs" c="dimmed" ml={6}>
                {t('introEmpty')}
              </Text>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {languages.map((language) => (
        <Tabs.Panel key={language.locale} value={language.locale} pt="sm">
          <Textarea
            label={t('introIn', { language: language.name })}
            lang={languageTag(language.locale)}
            rows={5}
            maxLength={introMax}
            value={texts[language.locale] ?? ''}
            error={language.locale === defaultLocale ? error : undefined}
            onChange={(event) => onChange({ ...texts, [language.locale]: event.currentTarget.value })}
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
