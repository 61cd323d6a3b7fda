import { Button, Stack } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SortedList } from '#console/base/lists/sorted-list.tsx';
import { useLocale } from '#console/base/locale.ts';
import { newKey } from '#console/base/new-key.ts';
import { Part } from '#console/base/part.tsx';
import { TextsInput } from '#console/base/texts/texts-input.tsx';
import { useUndoNotice } from '#console/base/undo-notice.tsx';
import { FaceForm } from '#console/platform/face/face-form.tsx';
import { textIn } from '#console/platform/face/text-in.ts';
import type { SavedPart } from '#console/platform/face/use-draft-form.ts';
import { useFaceForm } from '#console/platform/face/use-face-form.ts';
import { type FaceOf, faceShapes } from '#contract/content/face.ts';
import { copyrightMax, type FooterColumn, footerColumnsMax } from '#contract/content/footer.ts';
import type { Locale } from '#contract/core/languages.ts';
import { ColumnFields } from './column-fields.tsx';
import { FooterPreview } from './footer-preview.tsx';
import { textsInFooter, useFooterWords } from './footer-words.ts';
import { PointFields } from './point-fields.tsx';

type Footer = FaceOf<'footer'>;
type FooterFormProps = { saved: SavedPart<Footer>; onReload: () => Promise<SavedPart<Footer> | undefined> };

/** Selling points, columns of links and the last line, written as a draft and published all at once. */
export function FooterForm(input: FooterFormProps) {
  const t = useTranslations('platform-face.footer');
  const undo = useUndoNotice();
  const own = useLocale();
  const [locale, setLocale] = useState<Locale>(own);
  const words = useFooterWords();
  const form = useFaceForm({ ...input, name: 'footer', shape: faceShapes.footer });
  const { value, wrong } = form;
  const edit = (change: Partial<Footer>) => form.edit((before) => ({ ...before, ...change }));
  const columns = (change: (before: readonly FooterColumn[]) => FooterColumn[]) =>
    form.edit((before) => ({ ...before, columns: change(before.columns) }));
  const nameOf = (column: FooterColumn) => textIn(column.title, own) || t('unnamed');

  function remove(column: FooterColumn, at: number) {
    columns((before) => before.filter(({ key }) => key !== column.key));
    undo(t('removed', { name: nameOf(column) }), () =>
      columns((before) => [...before.slice(0, at), column, ...before.slice(at)].slice(0, footerColumnsMax)),
    );
  }

  return (
    <FaceForm form={form} words={words} languages={{ locale, onChange: setLocale, textsIn: textsInFooter }}>
      <FooterPreview footer={value} locale={locale} />
      <Part title={t('points')}>
        <SortedList
          label={t('points')}
          items={value.points}
          onSort={(points) => edit({ points })}
          renderItem={(point, { at, moves }) => (
            <PointFields
              {...{ point, moves, locale, wrong }}
              number={at + 1}
              path={`points.${at}`}
              onChange={(next) =>
                form.edit((before) => ({
                  ...before,
                  points: before.points.map((each) => (each.key === next.key ? next : each)),
                }))
              }
            />
          )}
        />
      </Part>
      <Part title={t('columns')}>
        <Stack>
          <SortedList
            label={t('columns')}
            items={value.columns}
            onSort={(sorted) => edit({ columns: sorted })}
            renderItem={(column, { at, moves }) => (
              <ColumnFields
                {...{ column, moves, locale, wrong }}
                name={nameOf(column)}
                path={`columns.${at}`}
                onChange={(next) => columns((before) => before.map((each) => (each.key === next.key ? next : each)))}
                onRemove={() => remove(column, at)}
              />
            )}
          />
          <Button
            variant="default"
            w="max-content"
            disabled={value.columns.length >= footerColumnsMax}
            leftSection={<Plus size={16} aria-hidden="true" />}
            onClick={() => columns((before) => [...before, { key: newKey(), title: {}, links: [], hasHelp: false }])}
          >
            {t('addColumn')}
          </Button>
        </Stack>
      </Part>
      <Part title={t('copyright')}>
        <TextsInput
          label={t('copyright')}
          description={t('copyrightHint')}
          locale={locale}
          texts={value.copyright}
          lettersMax={copyrightMax}
          isRequired
          error={wrong.get('copyright')}
          onChange={(copyright) => edit({ copyright })}
        />
      </Part>
    </FaceForm>
  );
}
