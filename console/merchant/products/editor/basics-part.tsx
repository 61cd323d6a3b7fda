import { Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Part } from '#console/base/part.tsx';
import { useUploads } from '#console/base/pictures/use-uploads.ts';
import { languageName, Untranslated } from '#console/base/texts/texts-input.tsx';
import { isUntranslated } from '#console/base/texts/untranslated.ts';
import { TextsField } from '#console/merchant/products/texts/texts-field.tsx';
import { uploadProductPicture } from '#contract/catalogue/merchant.ts';
import { defaultLocale, type Locale } from '#contract/core/languages.ts';
import { fieldId, useEditor } from './editor-context.ts';

const RichText = lazy(() => import('#console/base/texts/rich-text.tsx'));

/** What a product is called and what is written about it. */
export function BasicsPart() {
  const t = useTranslations('console.products');
  const { content, update, locale, isReadOnly } = useEditor();
  const { sendForText } = useUploads({ call: uploadProductPicture, onUploaded: () => {} });
  const written: Locale[] = locale === defaultLocale ? [defaultLocale] : [defaultLocale, locale];
  return (
    <Part title={t('parts.basics')}>
      <Stack>
        <TextsField
          label={t('fields.name')}
          field="name"
          texts={content.name}
          lettersMax={120}
          placeholder={t('namePlaceholder')}
          onChange={(name) => update((before) => ({ ...before, name }))}
        />
        <TextsField
          label={t('fields.summary')}
          field="summary"
          texts={content.summary}
          lettersMax={600}
          rows={2}
          description={t('summaryHint')}
          onChange={(summary) => update((before) => ({ ...before, summary }))}
        />
        <TextsField
          label={t('fields.unit')}
          field="unit"
          texts={content.unit}
          lettersMax={20}
          placeholder={t('unitPlaceholder')}
          onChange={(unit) => update((before) => ({ ...before, unit }))}
        />
        {/* One below the other: side by side the tools would not fit. */}
        {written.map((each) => (
          <Suspense key={each} fallback={<Skeleton h={240} />}>
            <RichText
              {...(each === defaultLocale && { id: fieldId('contentHtml') })}
              label={
                written.length === 1 ? t('fields.contentHtml') : `${t('fields.contentHtml')} · ${languageName(each)}`
              }
              locale={each}
              html={content.contentHtml[each] ?? ''}
              isReadOnly={isReadOnly}
              note={each !== defaultLocale && isUntranslated(content.contentHtml, each) && <Untranslated />}
              onUpload={sendForText}
              onChange={(html) =>
                update((before) => ({ ...before, contentHtml: { ...before.contentHtml, [each]: html } }))
              }
            />
          </Suspense>
        ))}
      </Stack>
    </Part>
  );
}
