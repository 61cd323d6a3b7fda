import { useRef, useState } from 'react';
import { applicationPicturesMax } from '#contract/applications/shopper.ts';
import type { Picture } from '#contract/core/values.ts';
import { isPictureFile, uploadPicture } from '#storefront/base/client/calls/upload-picture.ts';

export type Upload = { key: number; name: string; part: number };
export type PaperTrouble = 'papersKind' | 'papersMany';

let uploads = 0;

/** Uploads pictures one after another, up to as many as an application takes. */
export function usePapers(papers: readonly Picture[], onChange: (papers: readonly Picture[]) => void) {
  const [waiting, setWaiting] = useState<readonly Upload[]>([]);
  const [trouble, setTrouble] = useState<PaperTrouble | null>(null);
  // An upload that ends later than the render that began it adds to what is there by then.
  const newest = useRef(papers);
  newest.current = papers;
  const add = (picture: Picture) => {
    if (newest.current.some(({ url }) => url === picture.url)) return;
    newest.current = [...newest.current, picture].slice(0, applicationPicturesMax);
    onChange(newest.current);
  };

  async function take(files: readonly File[]) {
    const right = files.filter(isPictureFile);
    const free = applicationPicturesMax - papers.length - waiting.length;
    setTrouble(right.length < files.length ? 'papersKind' : right.length > free ? 'papersMany' : null);
    const taken = right.slice(0, Math.max(0, free)).map((file) => {
      uploads += 1;
      return { file, upload: { key: uploads, name: file.name, part: 0 } };
    });
    setWaiting((before) => [...before, ...taken.map(({ upload }) => upload)]);
    for (const { file, upload } of taken) {
      const onProgress = (part: number) =>
        setWaiting((before) => before.map((each) => (each.key === upload.key ? { ...each, part } : each)));
      // A message has said what went wrong; the others go on.
      await uploadPicture(file, onProgress).then(add, () => {});
      setWaiting((before) => before.filter(({ key }) => key !== upload.key));
    }
  }

  const remove = (url: string) => {
    setTrouble(null);
    onChange(papers.filter((picture) => picture.url !== url));
  };
  return { waiting, trouble, isFull: papers.length + waiting.length >= applicationPicturesMax, take, remove };
}
