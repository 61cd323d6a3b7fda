import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Picture } from '#contract/core/values.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { isPictureFile, uploadPicture } from '#storefront/base/client/upload-picture.ts';

/** A picture on its way to the mall, or there. */
export type PlacedPicture = { key: number; part: number; picture: Picture | null };

/** Pictures that somebody adds to a review: sent as soon as they are chosen, and no more than there may be. */
export function useReviewPictures(max: number) {
  const t = useTranslations('reviews.pictures');
  const [placed, setPlaced] = useState<readonly PlacedPicture[]>([]);
  const newest = useRef(0);
  const change = (key: number, to: Partial<PlacedPicture>) =>
    setPlaced((all) => all.map((each) => (each.key === key ? { ...each, ...to } : each)));
  const remove = (key: number) => setPlaced((all) => all.filter((each) => each.key !== key));

  async function send(file: File, key: number) {
    try {
      const picture = await uploadPicture(file, (part) => change(key, { part }));
      // The same picture twice is one.
      setPlaced((all) =>
        all.some((each) => each.picture?.url === picture.url)
          ? all.filter((each) => each.key !== key)
          : all.map((each) => (each.key === key ? { ...each, part: 1, picture } : each)),
      );
    } catch {
      remove(key); // the shopper has been told why
    }
  }

  function add(files: readonly File[]) {
    const fitting = files.filter(isPictureFile);
    if (fitting.length < files.length) void toast(t('wrong'), 'warning', 'pictures');
    const taken = fitting.slice(0, Math.max(0, max - placed.length));
    if (taken.length < fitting.length) void toast(t('tooMany', { max }), 'warning', 'pictures');
    const begun = taken.map((file) => ({ file, key: ++newest.current }));
    setPlaced((all) => [...all, ...begun.map(({ key }) => ({ key, part: 0, picture: null }))]);
    for (const { file, key } of begun) void send(file, key);
  }

  return {
    placed,
    add,
    remove,
    isUploading: placed.some(({ picture }) => picture === null),
    urls: placed.flatMap(({ picture }) => (picture ? [picture.url] : [])),
  };
}
