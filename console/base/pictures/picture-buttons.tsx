import { Button, FileButton, Group, Progress } from '@mantine/core';
import { ImageUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { CropDialog } from './crop-dialog.tsx';
import { type TakingCall, useUploads } from './use-uploads.ts';

type PictureButtonsProps = {
  call: TakingCall;
  hash: string | null;
  /** How many times as wide as high it is shown; null: as it is. */
  ratio: number | null;
  words: { choose: string; remove: string; crop: string; uploading: (name: string) => string };
  onChange: (hash: string | null) => void;
  /** What stands before the buttons. */
  children?: ReactNode;
};

/** Chooses a picture from this device, or takes it away; what does not fit its shape is cropped first. */
export function PictureButtons({ call, hash, ratio, words, onChange, children }: PictureButtonsProps) {
  const { uploads, waiting, drop, settle, sendForText, forget } = useUploads({
    call,
    ...(ratio !== null && { ratio }),
    onUploaded: (picture) => onChange(picture.hash),
  });
  const [first] = waiting;

  async function choose(file: File): Promise<void> {
    if (ratio !== null) return drop([file]);
    const sent = (await sendForText(file))?.split('/').at(-1);
    if (sent) onChange(sent);
  }

  return (
    <>
      <Group mt="xs">
        {children}
        <FileButton accept="image/jpeg,image/png" onChange={(file) => file && void choose(file)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<ImageUp size={16} aria-hidden="true" />}>
              {words.choose}
            </Button>
          )}
        </FileButton>
        {hash && (
          <Button
            variant="subtle"
            color="gray"
            c="inherit"
            leftSection={<X size={16} aria-hidden="true" />}
            onClick={() => onChange(null)}
          >
            {words.remove}
          </Button>
        )}
      </Group>
      {uploads.map(({ key, name, part }) => (
        <Progress key={key} mt="xs" value={part * 100} aria-label={words.uploading(name)} />
      ))}
      {first && ratio !== null && (
        <CropDialog
          picture={first.picture}
          ratio={ratio}
          text={words.crop}
          onCrop={(cut) => void settle(cut)}
          onClose={forget}
        />
      )}
    </>
  );
}
