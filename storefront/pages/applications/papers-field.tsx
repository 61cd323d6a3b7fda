import { ImagePlus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { applicationPicturesMax } from '#contract/applications/shopper.ts';
import { uploadMaxBytes } from '#contract/content/shopper.ts';
import { pictureTypes } from '#storefront/base/client/upload-picture.ts';
import { Picture } from '#ui/picture.tsx';
import { useApplyForm } from './form-context.ts';
import { PaperViewer } from './paper-viewer.tsx';
import type { Upload, usePapers } from './use-papers.ts';

type PapersFieldProps = {
  papers: ReturnType<typeof usePapers>;
  /** Guests are asked to sign in first: nobody else may upload. */
  mayAdd: () => boolean;
};

const limits = { most: String(applicationPicturesMax), size: String(uploadMaxBytes / 1024 / 1024) };

/** The pictures of the papers: chosen or dropped here, looked at, and taken out again. */
export function PapersField({ papers: { waiting, trouble, isFull, take, remove }, mayAdd }: PapersFieldProps) {
  const t = useTranslations('applications');
  const { draft, problemOf } = useApplyForm();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  const problem = trouble ? t(`problems.${trouble}`, limits) : problemOf('papers');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of two; the button is for everybody
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (mayAdd()) void take([...event.dataTransfer.files]);
      }}
    >
      <p id={`${id}-name`} className="font-medium">
        {t('fields.papers')}
      </p>
      <ul aria-label={t('papers.list')} className="mt-2 flex flex-wrap gap-3">
        {draft.papers.map((picture, at) => (
          <li key={picture.url} className="relative">
            <button
              type="button"
              aria-label={t('papers.show', { number: String(at + 1) })}
              onClick={() => setShown(at)}
              className="block size-28 overflow-hidden rounded-md border border-line hover:border-brand focus-visible:rounded-md"
            >
              <Picture picture={picture} alt="" width={112} className="size-full object-cover" />
            </button>
            <button
              type="button"
              aria-label={t('papers.remove', { number: String(at + 1) })}
              onClick={() => remove(picture.url)}
              className="absolute -top-2 -right-2 grid size-7 place-items-center rounded-full border border-line bg-card text-ink-2 shadow-float hover:text-brand focus-visible:rounded-full"
            >
              <X size={14} aria-hidden="true" />
            </button>
          </li>
        ))}
        {waiting.map((upload) => (
          <li key={upload.key}>
            <Progress upload={upload} />
          </li>
        ))}
        <li hidden={isFull}>
          <button
            type="button"
            name="papers"
            aria-describedby={`${id}-below`}
            onClick={() => mayAdd() && input.current?.click()}
            className={`grid size-28 place-content-center justify-items-center gap-1.5 rounded-md border border-dashed px-2 text-xs text-ink-2 hover:border-brand hover:text-brand focus-visible:rounded-md ${problem ? 'border-brand' : 'border-ink-3/45'}`}
          >
            <ImagePlus size={24} aria-hidden="true" />
            {t('papers.add')}
          </button>
        </li>
      </ul>
      <input
        ref={input}
        type="file"
        multiple
        accept={`${pictureTypes.join(',')},.jpg,.jpeg,.png`}
        aria-label={t('papers.add')}
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          void take([...(target.files ?? [])]);
          target.value = ''; // the same file may be chosen again
        }}
      />
      <p id={`${id}-below`} className={`mt-2 text-xs ${problem ? 'text-brand-deep' : 'text-ink-3'}`}>
        {problem ?? t('hints.papers', limits)}
      </p>
      {shown !== null && (
        <PaperViewer papers={draft.papers} startsAt={shown} name={t('fields.papers')} onClose={() => setShown(null)} />
      )}
    </div>
  );
}

function Progress({ upload: { name, part } }: { upload: Upload }) {
  const t = useTranslations('applications');
  const percent = Math.round(part * 100);
  return (
    <div className="grid size-28 content-center gap-2 rounded-md border border-line bg-page px-3 text-xs text-ink-2">
      <span className="truncate" title={name}>
        {name}
      </span>
      <span
        role="progressbar"
        aria-label={t('papers.uploading', { name })}
        aria-valuenow={percent}
        className="block h-1.5 overflow-hidden rounded-full bg-line"
      >
        <span className="block h-full bg-brand transition-[width]" style={{ width: `${percent}%` }} />
      </span>
      <span className="text-center tabular-nums">{`${percent}%`}</span>
    </div>
  );
}
