import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { useNotices } from '#console/base/failure-text.ts';
import { uploadFile } from '#console/base/upload.ts';
import { useShopId } from '#console/base/use-call.ts';
import { uploadMaxBytes } from '#contract/content/shopper.ts';
import type { Call } from '#contract/core/call.ts';
import type { Picture } from '#contract/core/values.ts';
import type { Cut } from '#ui/browser/cut.ts';
import { partOf, smallerOf } from './redraw.ts';

export type Sent = Picture & { hash: string };
export type Upload = { key: string; name: string; part: number };
type Waiting = { file: File; picture: ImageBitmap };

const shapeTolerance = 0.02;

/** A call that takes pictures. */
export type TakingCall = Call & { output: z.ZodType<Sent> };

type Uploading = {
  /** Which of them, for its scope. */
  call: TakingCall;
  /** The shape in which they are shown: how many times as wide as high. */
  ratio?: number;
  /** Called once for each that has arrived, in no promised order. */
  onUploaded: (picture: Sent) => void;
};

/** Pictures on their way to the mall. Those of another shape wait until someone has said which part of them is shown. */
export function useUploads({ call, ratio = 1, onUploaded }: Uploading) {
  const t = useTranslations('console.crop');
  const shopId = useShopId();
  const { failed, refused } = useNotices();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const made = useRef(0);

  /** Sends one picture; null when it did not arrive, which is shown. */
  async function send(blob: Blob, name: string): Promise<Sent | null> {
    made.current += 1;
    const key = String(made.current);
    setUploads((all) => [...all, { key, name, part: 0 }]);
    try {
      return await uploadFile(call, blob, shopId, (part) =>
        setUploads((all) => all.map((each) => (each.key === key ? { ...each, part } : each))),
      );
    } catch (error) {
      failed(error);
      return null;
    } finally {
      setUploads((all) => all.filter((each) => each.key !== key));
    }
  }

  async function add(blob: Blob, name: string): Promise<void> {
    const sent = await send(blob, name);
    if (sent) onUploaded(sent);
  }

  /** A picture as it is, drawn smaller only when the mall would refuse its size. */
  const fitting = async ({ file, picture }: Waiting): Promise<Blob> =>
    file.size > uploadMaxBytes ? smallerOf(picture) : file;

  const fits = ({ width, height }: ImageBitmap) => Math.abs(width / height / ratio - 1) <= shapeTolerance;

  async function open(file: File): Promise<Waiting | null> {
    try {
      return { file, picture: await createImageBitmap(file) };
    } catch {
      refused(t('unreadable', { name: file.name }));
      return null;
    }
  }

  return {
    uploads,
    waiting,
    send,
    async drop(files: readonly File[]): Promise<void> {
      const opened = (await Promise.all(files.map(open))).filter((each) => each !== null);
      setWaiting((before) => [...before, ...opened.filter(({ picture }) => !fits(picture))]);
      const ready = opened.filter(({ picture }) => fits(picture));
      await Promise.all(ready.map(async (each) => add(await fitting(each), each.file.name)));
    },
    /** Settles what waits first: as the part that was chosen, or as it is. */
    async settle(cut: Cut | null): Promise<void> {
      const [first, ...rest] = waiting;
      setWaiting(rest);
      if (first) await add(cut ? await partOf(first.picture, cut) : await fitting(first), first.file.name);
    },
    async keepAll(): Promise<void> {
      setWaiting([]);
      await Promise.all(waiting.map(async (each) => add(await fitting(each), each.file.name)));
    },
    forget: () => setWaiting(([, ...rest]) => rest),
    /** Sends a picture of a text, and resolves to its address. */
    async sendForText(file: File): Promise<string | null> {
      const opened = await open(file);
      if (!opened) return null;
      return (await send(await fitting(opened), file.name))?.url ?? null;
    },
  };
}
