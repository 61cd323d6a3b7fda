import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { applicationPicturesMax } from '#contract/applications/shopper.ts';
import { uploadMaxBytes } from '#contract/content/shopper.ts';
import { pictureTypes } from '#storefront/base/client/calls/upload-picture.ts';
import { PicturesField } from '#ui/fields/pictures-field.tsx';
import { useApplyForm } from './form-context.ts';
import { PaperViewer } from './paper-viewer.tsx';
import type { usePapers } from './use-papers.ts';

type PapersFieldProps = {
  papers: ReturnType<typeof usePapers>;
  /** Guests are asked to sign in first: nobody else may upload. */
  mayAdd: () => boolean;
};

const limits = { most: String(applicationPicturesMax), size: String(uploadMaxBytes / 1024 / 1024) };

/** The pictures of the papers: chosen or dropped here, looked at, and taken out again. */
export function PapersField({ papers: { waiting, trouble, take, remove }, mayAdd }: PapersFieldProps) {
  const t = useTranslations('applications');
  const { draft, problemOf } = useApplyForm();
  const [shown, setShown] = useState<number | null>(null);
  const placed = [
    ...draft.papers.map((picture) => ({ key: picture.url, part: 1, picture })),
    ...waiting.map(({ key, part }) => ({ key, part, picture: null })),
  ];
  const nameOf = (number: string) => waiting[Number(number) - 1 - draft.papers.length]?.name ?? '';
  return (
    <>
      <PicturesField
        name="papers"
        placed={placed}
        max={applicationPicturesMax}
        accept={`${pictureTypes.join(',')},.jpg,.jpeg,.png`}
        texts={{
          label: t('fields.papers'),
          add: t('papers.add'),
          hint: t('hints.papers', limits),
          list: t('papers.list'),
          remove: (number) => t('papers.remove', { number }),
          uploading: (number) => t('papers.uploading', { name: nameOf(number) }),
          show: (number) => t('papers.show', { number }),
        }}
        error={trouble ? t(`problems.${trouble}`, limits) : problemOf('papers')}
        mayAdd={mayAdd}
        onAdd={(files) => void take(files)}
        onRemove={(key) => remove(String(key))}
        onShow={setShown}
      />
      {shown !== null && (
        <PaperViewer papers={draft.papers} startsAt={shown} name={t('fields.papers')} onClose={() => setShown(null)} />
      )}
    </>
  );
}
