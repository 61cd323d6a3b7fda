import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { partOf } from '#console/base/pictures/redraw.ts';
import { useUndoNotice } from '#console/base/undo-notice.tsx';
import { fieldId, useEditor } from '#console/merchant/products/editor/editor-context.ts';
import type { Cut } from '#ui/browser/cut.ts';
import { replacePicture } from './replace-picture.ts';

/** Crops a picture that the product already has: `opened` is the one in the dialog. */
export function useCropAgain(send: (blob: Blob, name: string) => Promise<{ hash: string } | null>) {
  const t = useTranslations('console.products.pictures');
  const words = useTranslations('console.crop');
  const { content, update } = useEditor();
  const { refused } = useNotices();
  const undo = useUndoNotice();
  const [opened, setOpened] = useState<{ hash: string; picture: ImageBitmap } | null>(null);
  const numberOf = (hash: string) => content.pictures.findIndex((picture) => picture.hash === hash) + 1;

  return {
    opened,
    async open(hash: string): Promise<void> {
      try {
        const response = await fetch(`/media/${hash}`);
        setOpened({ hash, picture: await createImageBitmap(await response.blob()) });
      } catch {
        refused(words('unreadable', { name: t('number', { number: numberOf(hash) }) }));
      }
    },
    async crop(cut: Cut): Promise<void> {
      if (!opened) return;
      const { hash, picture } = opened;
      const number = numberOf(hash);
      setOpened(null);
      const sent = await send(await partOf(picture, cut), t('number', { number }));
      if (!sent) return;
      update((before) => replacePicture(before, hash, sent.hash));
      keepFocus(number);
      undo(t('cropped', { number }), () => update((before) => replacePicture(before, sent.hash, hash)));
    },
    close: () => setOpened(null),
  };
}

/** The button that had the focus went with the picture that it belonged to. */
function keepFocus(number: number): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.getElementById(fieldId(`pictures.${number - 1}.crop`))?.focus();
  });
}
