import { ImagePlus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { pictureTypes } from '#storefront/base/client/upload-picture.ts';
import { Picture } from '#ui/picture.tsx';
import type { PlacedPicture, usePictures } from './use-pictures.ts';

type PicturesFieldProps = {
  pictures: ReturnType<typeof usePictures>;
  texts: {
    label: string;
    add: string;
    hint: string;
    /** "Remove picture 3" */
    remove: (number: string) => string;
    uploading: (number: string) => string;
  };
  /** Less space below the label. */
  isCompact?: boolean;
};

/** Adds pictures to a form. Each shows its upload progress and can be removed again. */
export function PicturesField({
  pictures: { placed, max, add, remove },
  texts,
  isCompact = false,
}: PicturesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  return (
    <fieldset>
      <legend className="font-medium">{texts.label}</legend>
      <ul className={`flex flex-wrap gap-3 ${isCompact ? 'mt-1.5' : 'mt-2'}`}>
        {placed.map((each, at) => (
          <li key={each.key} className="relative size-24">
            <Tile placed={each} label={texts.uploading(String(at + 1))} />
            <button
              type="button"
              aria-label={texts.remove(String(at + 1))}
              className="absolute -top-2 -right-2 grid size-6 place-items-center rounded-full bg-ink text-white hover:bg-brand focus-visible:rounded-full"
              onClick={() => remove(each.key)}
            >
              <X size={14} aria-hidden="true" />
            </button>
          </li>
        ))}
        {placed.length < max && (
          <li>
            <input
              ref={input}
              type="file"
              multiple
              accept={pictureTypes.join(',')}
              aria-label={texts.add}
              tabIndex={-1}
              className="hidden"
              onChange={(event) => {
                add([...(event.target.files ?? [])]);
                event.target.value = ''; // the same file may be chosen again
              }}
            />
            <button
              type="button"
              aria-describedby={hint}
              className="grid size-24 place-content-center justify-items-center gap-1 rounded-md border border-dashed border-line p-1 text-xs text-ink-2 hover:border-brand hover:text-brand focus-visible:rounded-md"
              onClick={() => input.current?.click()}
            >
              <ImagePlus size={24} aria-hidden="true" />
              {texts.add}
            </button>
          </li>
        )}
      </ul>
      <p id={hint} className="mt-2 text-xs text-ink-3">
        {texts.hint}
      </p>
    </fieldset>
  );
}

function Tile({ placed: { part, picture }, label }: { placed: PlacedPicture; label: string }) {
  if (picture) return <Picture picture={picture} alt="" width={96} className="size-full rounded-md object-cover" />;
  const percent = Math.round(part * 100);
  return (
    <div className="grid size-full content-center gap-2 rounded-md bg-surface px-3 text-center text-xs text-ink-2">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-brand transition-[width]" style={{ width: `${percent}%` }} />
      </div>
      <span aria-hidden="true" className="tabular-nums">{`${percent}%`}</span>
    </div>
  );
}
