import { ImagePlus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Picture as PictureValue } from '#contract/core/values.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { PictureButton } from '#ui/buttons/picture-button.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { ProgressBar } from '#ui/display/progress-bar.tsx';
import { FieldNote } from './field.tsx';
import { FileInput } from './file-input.tsx';

/** A picture that has been uploaded, or the part of it that has. */
export type PlacedPicture = { key: string | number; part: number; picture: PictureValue | null };

type PicturesFieldProps = {
  /** Given to the button that adds, so that a form finds the field. */
  name?: string;
  placed: readonly PlacedPicture[];
  max: number;
  /** Kinds of files, as the browser's file chooser takes them. */
  accept: string;
  texts: {
    label: string;
    add: string;
    hint: string;
    /** What the list of pictures is called, if not as the field. */
    list?: string;
    /** "Remove picture 3" */
    remove: (number: string) => string;
    uploading: (number: string) => string;
    /** "Show picture 3" */
    show?: (number: string) => string;
  };
  /** What is wrong, in words. */
  error?: string | undefined;
  /** Whether files may be chosen now; it shows a message if not. */
  mayAdd?: () => boolean;
  onAdd: (files: readonly File[]) => void;
  onRemove: (key: PlacedPicture['key']) => void;
  /** Shows the picture at this place larger. */
  onShow?: (at: number) => void;
};

/** Pictures of a form: chosen or dropped here. Each shows how far its upload has come, and can be removed again. */
export function PicturesField(props: PicturesFieldProps) {
  const { name, placed, max, accept, texts, error, mayAdd = () => true, onAdd, onRemove, onShow } = props;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <fieldset
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (mayAdd()) onAdd([...event.dataTransfer.files]);
      }}
    >
      <legend className="font-medium">{texts.label}</legend>
      <ul aria-label={texts.list ?? texts.label} className="mt-2 flex flex-wrap gap-3">
        {placed.map(({ key, part, picture }, at) => (
          <li key={key} className="relative size-24">
            <Tile
              part={part}
              picture={picture}
              uploadingLabel={texts.uploading(String(at + 1))}
              showLabel={texts.show?.(String(at + 1))}
              onShow={onShow && (() => onShow(at))}
            />
            <IconButton
              variant="outline"
              size="tiny"
              label={texts.remove(String(at + 1))}
              className="absolute -top-2 -right-2 shadow-float"
              onClick={() => onRemove(key)}
            >
              <X size={14} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
        {placed.length < max && (
          <li>
            <FileInput ref={input} label={texts.add} accept={accept} multiple onChoose={onAdd} />
            <button
              type="button"
              name={name}
              aria-describedby={`${id}-below`}
              onClick={() => mayAdd() && input.current?.click()}
              className={`grid size-24 place-content-center justify-items-center gap-1 rounded-md border border-dashed p-1 text-xs text-ink-2 hover:border-brand hover:text-brand ${error ? 'border-brand' : 'border-control'}`}
            >
              <ImagePlus size={24} aria-hidden="true" />
              {texts.add}
            </button>
          </li>
        )}
      </ul>
      <div className="mt-2">
        <FieldNote id={`${id}-below`} text={error ?? texts.hint} isError={error !== undefined} />
      </div>
    </fieldset>
  );
}

type TileProps = Pick<PlacedPicture, 'part' | 'picture'> & {
  uploadingLabel: string;
  showLabel: string | undefined;
  onShow: (() => void) | undefined;
};

function Tile({ part, picture, uploadingLabel, showLabel, onShow }: TileProps) {
  if (!picture)
    return (
      <div className="grid size-full content-center gap-2 rounded-md bg-surface px-3 text-center text-xs text-ink-2">
        <ProgressBar part={part} label={uploadingLabel} />
      </div>
    );
  const image = <Picture picture={picture} alt="" width={96} className="size-full rounded-md object-cover" />;
  if (!onShow || !showLabel) return image;
  return (
    <PictureButton label={showLabel} className="size-full" onClick={onShow}>
      {image}
    </PictureButton>
  );
}
