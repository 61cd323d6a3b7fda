import { useRef, useState } from 'react';
import type { Picture } from '#contract/core/values.ts';
import { isPictureFile, uploadPicture } from '#storefront/base/client/upload-picture.ts';

/** A picture that has been sent, or how much of it has. */
export type PlacedPicture = { key: number; part: number; picture: Picture | null };

/** Pictures that are sent one by one while the form is being filled in; `onRefused` hears of files that are none. */
export function usePictures(max: number, onRefused: () => void) {
  const [placed, setPlaced] = useState<readonly PlacedPicture[]>([]);
  const nextKey = useRef(0);
  const change = (key: number, by: Partial<PlacedPicture>) =>
    setPlaced((all) => all.map((each) => (each.key === key ? { ...each, ...by } : each)));
  const remove = (key: number) => setPlaced((all) => all.filter((each) => each.key !== key));

  async function send(key: number, file: File): Promise<void> {
    try {
      change(key, { picture: await uploadPicture(file, (part) => change(key, { part })), part: 1 });
    } catch {
      remove(key); // the shopper has been told
    }
  }

  function add(files: readonly File[]): void {
    const good = files.filter(isPictureFile);
    if (good.length < files.length) onRefused();
    const fitting = good.slice(0, max - placed.length).map((file) => ({ key: nextKey.current++, file }));
    setPlaced((all) => [...all, ...fitting.map(({ key }) => ({ key, part: 0, picture: null }))]);
    for (const { key, file } of fitting) void send(key, file);
  }

  return {
    placed,
    add,
    remove,
    isSending: placed.some(({ picture }) => picture === null),
    urls: placed.flatMap(({ picture }) => (picture ? [picture.url] : [])),
  };
}
