import { Button, Stack, Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { refusalMax } from '#contract/refunds/merchant.ts';
import { PhotoField } from './photo-field.tsx';

export type Answer = { reason: string; pictures: string[] };

type AnswerFormProps = {
  title: string;
  text: string;
  label: string;
  missing: string;
  button: string;
  /** What is asked before the reason. */
  children?: ReactNode;
  /** Sends it, unless something else is missing, which it shows itself: then it resolves to false. */
  send: (answer: Answer) => Promise<string | false>;
  onClose: () => void;
};

/** An answer to a buyer that needs a reason, and may show photos. */
export function AnswerForm({ title, text, label, missing, button, children, send, onClose }: AnswerFormProps) {
  const { done, failed } = useNotices();
  const [reason, setReason] = useState('');
  const [pictures, setPictures] = useState<string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    if (!reason.trim()) return setProblem(missing);
    setBusy(true);
    try {
      const said = await send({ reason: reason.trim(), pictures });
      if (said === false) return;
      done(said);
      onClose();
    } catch (error) {
      failed(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack>
          <Text size="sm">{text}</Text>
          {children}
          <Textarea
            label={label}
            rows={3}
            maxLength={refusalMax}
            value={reason}
            error={problem}
            data-autofocus={!children}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              setProblem(null);
            }}
          />
          <PhotoField urls={pictures} onChange={setPictures} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={isBusy}>
              {button}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
