import { useRef, useState } from 'react';
import type { Picture } from '#contract/core/values.ts';
import { isPictureFile, pictureTypes, uploadPicture } from '#storefront/base/client/calls/upload-picture.ts';

type Placed = { key: number; part: number; picture: Picture | null };

type PicturesOptions = {
  max: number;
  /** Some of the chosen files are no pictures that the mall takes. */
  onWrongType: () => void;
  onTooMany?: () => void;
  /** Whether the same picture may be added twice. */
  mayRepeat?: boolean;
};

/** The pictures of a form. Each is uploaded as soon as it is chosen, while the form is being filled in. */
export function usePictures({ max, onWrongType, onTooMany, mayRepeat = false }: PicturesOptions) {
  const [placed, setPlaced] = useState<readonly Placed[]>([]);
  const nextKey = useRef(0);
  const remove = (key: string | number) => setPlaced((all) => all.filter((each) => each.key !== key));
  const change = (key: number, to: Partial<Placed>) =>
    setPlaced((all) => all.map((each) => (each.key === key ? { ...each, ...to } : each)));

  async function send(key: number, file: File): Promise<void> {
    try {
      const picture = await uploadPicture(file, (part) => change(key, { part }));
      setPlaced((all) =>
        !mayRepeat && all.some((each) => each.picture?.url === picture.url)
          ? all.filter((each) => each.key !== key)
          : all.map((each) => (each.key === key ? { ...each, part: 1, picture } : each)),
      );
    } catch {
      remove(key); // a message has said why
    }
  }

  function add(files: readonly File[]): void {
    const pictures = files.filter(isPictureFile);
    if (pictures.length < files.length) onWrongType();
    const taken = pictures.slice(0, Math.max(0, max - placed.length));
    if (taken.length < pictures.length) onTooMany?.();
    const begun = taken.map((file) => ({ key: nextKey.current++, file }));
    setPlaced((all) => [...all, ...begun.map(({ key }) => ({ key, part: 0, picture: null }))]);
    for (const { key, file } of begun) void send(key, file);
  }

  return {
    placed,
    max,
    add,
    remove,
    isUploading: placed.some(({ picture }) => picture === null),
    urls: placed.flatMap(({ picture }) => (picture ? [picture.url] : [])),
  };
}

/** The same as the kit's PicturesField takes it. */
export function picturesInput({ placed, max, add, remove }: ReturnType<typeof usePictures>) {
  return { placed, max, accept: pictureTypes.join(','), onAdd: add, onRemove: remove };
}
