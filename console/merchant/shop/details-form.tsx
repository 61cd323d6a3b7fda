import { Alert, Button, Group, SimpleGrid, Stack, Tabs, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { Part } from '#console/base/part.tsx';
import { useSend } from '#console/base/use-call.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { isEmail } from '#contract/core/email.ts';
import { defaultLocale, type Locale, languages, languageTag } from '#contract/core/languages.ts';
import { editShopDetails, type getShopDetails, introMax, ShopDetails } from '#contract/shops/merchant-shop.ts';

type Details = OutputOf<typeof getShopDetails>;
type DetailsFormProps = { details: Details; onReload: () => Promise<{ data: Details | undefined }> };

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
  const [version, setVersion] = useState(details.version);
  const [isChanged, setChanged] = useState(false);
  const form = useForm({
    initialValues: valuesOf(details),
    validate: {
      intro: (intro) => (intro[defaultLocale]?.trim() ? null : t('introMissing')),
      address: (address) => (address.trim() ? null : t('addressMissing')),
      phone: (phone) => (ShopDetails.shape.phone.safeParse(phone).success ? null : t('phoneWrong')),
      email: (email) => (isEmail(email.trim()) ? null : t('emailWrong')),
    },
  });

  async function save(over: number) {
    try {
      const { intro, ...others } = form.values;
      const saved = await send.mutateAsync({ ...others, intro: { ...intro, en: intro.en ?? '' }, version: over });
      setVersion(saved.version);
      setChanged(false);
      form.resetDirty();
      done(t('saved'));
    } catch (error) {
      if (error instanceof CallFailure && error.reason === 'changed_meanwhile') setChanged(true);
      else failed(error);
    }
  }

  /** The newest, which another person has saved. */
  async function reload() {
    const { data } = await onReload();
    if (!data) return null;
    setVersion(data.version);
    return data;
  }

  return (
    <Part title={t('details')}>
      <form onSubmit={form.onSubmit(() => save(version))} noValidate>
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
          {isChanged && (
            <Alert color="orange" role="alert">
              <Text size="sm" mb="sm">
                {t('changed')}
              </Text>
              <Group>
                <Button
                  variant="default"
                  onClick={async () => {
                    const newest = await reload();
                    if (newest) form.setValues(valuesOf(newest));
                    setChanged(false);
                  }}
                >
                  {t('takeTheirs')}
                </Button>
                <Button
                  variant="default"
                  onClick={async () => {
                    const newest = await reload();
                    if (newest) await save(newest.version);
                  }}
                >
                  {t('saveMine')}
                </Button>
              </Group>
            </Alert>
          )}
          <Group justify="flex-end">
            <Button type="submit" loading={send.isPending}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Part>
  );
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
