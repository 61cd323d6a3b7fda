import type { RefObject } from 'react';

type FileInputProps = {
  /** A button of the screen opens the file chooser by it. */
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  /** Kinds of files, as the browser's file chooser takes them. */
  accept: string;
  multiple?: boolean;
  onChoose: (files: readonly File[]) => void;
};

/** The browser's file chooser, which is not seen itself. The same file may be chosen again. */
export function FileInput({ ref, label, accept, multiple = false, onChoose }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      multiple={multiple}
      accept={accept}
      aria-label={label}
      tabIndex={-1}
      className="hidden"
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])]);
        target.value = '';
      }}
    />
  );
}
