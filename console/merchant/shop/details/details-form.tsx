import { SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { HoursFields } from '#console/base/hours/hours-fields.tsx';
import { ZoneField } from '#console/base/hours/zone-field.tsx';
import { useLocale } from '#console/base/locale.ts';
import { Part } from '#console/base/part.tsx';
import { LanguageTabs } from '#console/base/texts/language-tabs.tsx';
import { TextsInput } from '#console/base/texts/texts-input.tsx';
import { countUntranslatedOf } from '#console/base/texts/untranslated.ts';
import { useSend } from '#console/base/use-call.ts';
import { SaveRow } from '#console/merchant/shop/save-row.tsx';
import { isEmail } from '#contract/core/email.ts';
import { defaultLocale, type Locale } from '#contract/core/languages.ts';
import { editShopDetails, introMax, ShopDetails } from '#contract/shops/merchant-shop.ts';
import { WeekHours } from '#contract/shops/opening-hours.ts';
import { type Details, fieldsOf, useFieldLabels, valuesOf } from './detail-fields.ts';

type DetailsFormProps = { details: Details; onReload: () => Promise<Details | undefined> };

/** What the shop says about itself. If someone else saves meanwhile, what was typed stays until one decides. */
export function DetailsForm({ details, onReload }: DetailsFormProps) {
  const t = useTranslations('console.shop');
  const { done, failed } = useNotices();
  const send = useSend(editShopDetails);
  const { base, theirs, show, settle } = useConflict({ opened: details, onReload });
  const labelOf = useFieldLabels();
  const [locale, setLocale] = useState<Locale>(useLocale());
  const form = useForm({
    initialValues: valuesOf(details),
    validate: {
      intro: (intro) => (intro[defaultLocale]?.trim() ? null : t('introMissing')),
      address: (address) => (address.trim() ? null : t('addressMissing')),
      phone: (phone) => (ShopDetails.shape.phone.safeParse(phone).success ? null : t('phoneWrong')),
      email: (email) => (isEmail(email.trim()) ? null : t('emailWrong')),
      weekHours: (week) => (WeekHours.safeParse(week).success ? null : t('week.endsBeforeStart')),
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

  const { intro, timeZone, weekHours } = form.values;
  return (
    <form onSubmit={form.onSubmit(() => save(base ?? details))} noValidate>
      <Stack>
        <Part title={t('details')}>
          <Stack>
            <LanguageTabs
              locale={locale}
              missingIn={(each) => countUntranslatedOf([intro], each)}
              onChange={setLocale}
            />
            <TextsInput
              label={t('intro')}
              locale={locale}
              texts={intro}
              lettersMax={introMax}
              rows={5}
              error={form.errors.intro}
              onChange={(texts) => form.setFieldValue('intro', texts)}
            />
            <SimpleGrid cols={2}>
              <TextInput label={t('phone')} type="tel" maxLength={24} {...form.getInputProps('phone')} />
              <TextInput label={t('email')} type="email" maxLength={64} {...form.getInputProps('email')} />
            </SimpleGrid>
            <Textarea label={t('address')} autosize minRows={1} maxLength={300} {...form.getInputProps('address')} />
          </Stack>
        </Part>
        <Part title={t('openingTimes')}>
          <Stack>
            <ZoneField zone={timeZone} onChange={(zone) => form.setFieldValue('timeZone', zone)} />
            <HoursFields week={weekHours} onChange={(week) => form.setFieldValue('weekHours', week)} />
            <TextInput
              label={t('hours')}
              description={t('hoursHint')}
              maxLength={100}
              {...form.getInputProps('openingHours')}
            />
          </Stack>
        </Part>
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
        <SaveRow isOff={theirs !== null} isSaving={send.isPending} />
      </Stack>
    </form>
  );
}
