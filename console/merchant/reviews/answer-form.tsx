import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';

type AnswerFormProps = {
  /** The shop's answer as it is now; null without one. */
  present: string | null;
  max: number;
  isSending: boolean;
  send: (text: string, replaces: string | null) => Promise<unknown>;
  onClose: () => void;
};

/** Answers for the shop. What a colleague has answered meanwhile is shown before it is replaced. */
export function AnswerForm({ present, max, isSending, send, onClose }: AnswerFormProps) {
  const t = useTranslations('console.reviews');
  const words = useTranslations('console');
  const { done, failed } = useNotices();
  const [replaces, setReplaces] = useState(present);
  const form = useForm({
    initialValues: { text: present ?? '' },
    validate: { text: (text) => (text.trim() ? null : t('answerMissing')) },
  });
  const submit = form.onSubmit(({ text }) =>
    send(text, replaces).then(() => {
      done(t('saved'));
      onClose();
    }, failed),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack mt="md" gap="sm">
        {present !== replaces && (
          <Alert color="orange" role="alert">
            <Text fw={600}>{t('answeredMeanwhile')}</Text>
            <Text>{present}</Text>
            <Button mt="sm" variant="default" onClick={() => setReplaces(present)}>
              {t('replaceAnswer')}
            </Button>
          </Alert>
        )}
        <Textarea label={t('answerLabel')} rows={3} maxLength={max} data-autofocus {...form.getInputProps('text')} />
        <Group>
          <Button type="submit" loading={isSending}>
            {t('send')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {words('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
