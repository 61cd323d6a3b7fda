import { Input, Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { Moves } from '#console/base/lists/sorted-list.tsx';
import { useUploads } from '#console/base/pictures/use-uploads.ts';
import { languageName, TextsInput, Untranslated } from '#console/base/texts/texts-input.tsx';
import { isUntranslated } from '#console/base/texts/untranslated.ts';
import { ItemHead } from '#console/platform/face/item-head.tsx';
import type { Wrong } from '#console/platform/face/use-draft-form.ts';
import { agreementId, type HelpPage, helpPath, helpTitleMax } from '#contract/content/help-pages.ts';
import { uploadFacePicture } from '#contract/content/platform-face.ts';
import { defaultLocale, type Locale } from '#contract/core/languages.ts';

const RichText = lazy(() => import('#console/base/texts/rich-text.tsx'));

type HelpPageFieldsProps = {
  page: HelpPage;
  name: string;
  moves: Moves;
  locale: Locale;
  wrong: Wrong;
  /** Of the page within the part. */
  path: string;
  isOpen: boolean;
  onOpen: () => void;
  onChange: (change: (before: HelpPage) => Partial<HelpPage>) => void;
  onRemove: () => void;
};

/** One page: a line with its title and address, and opened, its texts. */
export function HelpPageFields(props: HelpPageFieldsProps) {
  const { page, name, moves, isOpen, onOpen, onChange, onRemove } = props;
  const t = useTranslations('platform-face.help');
  const isAgreement = page.id === agreementId;
  return (
    <Stack gap="md" role="group" aria-label={name}>
      <ItemHead
        name={name}
        moves={moves}
        hidden={page.isOn ? null : t('hidden')}
        about={isAgreement ? t('agreementHint') : helpPath(page.id)}
        shown={isAgreement ? undefined : { isOn: page.isOn, onSwitch: (isOn) => onChange(() => ({ isOn })) }}
        onRemove={isAgreement ? undefined : onRemove}
        opening={{ isOpen, onOpen }}
      />
      {isOpen && <OpenedFields {...props} />}
    </Stack>
  );
}

function OpenedFields({ page, locale, wrong, path, onChange }: HelpPageFieldsProps) {
  const t = useTranslations('platform-face.help');
  const { sendForText } = useUploads({ call: uploadFacePicture, onUploaded: () => {} });
  const written: Locale[] = locale === defaultLocale ? [defaultLocale] : [defaultLocale, locale];
  const error = wrong.get(`${path}.html`);
  return (
    <>
      <TextsInput
        label={t('title')}
        locale={locale}
        texts={page.title}
        lettersMax={helpTitleMax}
        isRequired
        error={wrong.get(`${path}.title`)}
        onChange={(title) => onChange(() => ({ title }))}
      />
      {/* One below the other: side by side the tools would not fit. */}
      {written.map((each) => (
        <Suspense key={each} fallback={<Skeleton h={240} />}>
          <RichText
            label={written.length === 1 ? t('text') : `${t('text')} · ${languageName(each)}`}
            locale={each}
            html={page.html[each] ?? ''}
            isReadOnly={false}
            note={each !== defaultLocale && isUntranslated(page.html, each) && <Untranslated />}
            onUpload={sendForText}
            onChange={(html) => onChange((before) => ({ html: { ...before.html, [each]: html } }))}
          />
        </Suspense>
      ))}
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </>
  );
}
