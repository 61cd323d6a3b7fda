import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskClient, useDeskSide } from '#console/base/chat/desk-side.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { uploadFile } from '#console/base/upload.ts';

const types = ['image/jpeg', 'image/png'];
const bytesMax = 5 * 1024 * 1024; // contract: uploadChatPicture

type SendPicture = {
  /** How much of it was sent, from 0 to 1; null while nothing is. */
  progress: number | null;
  choose: () => void;
  /** Pictures that are pasted or dropped; anything else is left alone. */
  take: (event: SyntheticEvent, files: FileList) => void;
  input: ReactNode;
};

/** Uploads pictures and sends them, one after the other. */
export function useSendPicture(chatId: number): SendPicture {
  const t = useTranslations('chat-desk.composer');
  const client = useDeskClient();
  const { calls, shopId } = useDeskSide();
  const { failed, refused } = useNotices();
  const [progress, setProgress] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function send(files: readonly File[]): Promise<void> {
    for (const file of files) {
      if (!types.includes(file.type) || file.size > bytesMax) {
        refused(t('pictureWrong'));
        continue;
      }
      setProgress(0);
      try {
        const { url } = await uploadFile(calls.uploadChatPicture, file, shopId, setProgress);
        client.send(chatId, { kind: 'picture', picture: url });
      } catch (error) {
        failed(error);
      }
    }
    setProgress(null);
  }

  return {
    progress,
    choose: () => input.current?.click(),
    take(event, files) {
      const pictures = [...files].filter(({ type }) => type.startsWith('image/'));
      if (pictures.length === 0) return;
      event.preventDefault();
      void send(pictures);
    },
    input: (
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={types.join(',')}
        aria-label={t('picture')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = ''; // the same one can be chosen again
          void send(files);
        }}
      />
    ),
  };
}
