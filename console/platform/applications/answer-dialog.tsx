import { Button, Checkbox, Group, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { askForMore, type ReviewedApplication, refuseApplication } from '#contract/applications/platform.ts';
import { type ApplicationField, applicationFields, applicationLimits } from '#contract/applications/shopper.ts';
import { languages } from '#contract/core/languages.ts';

type AnswerDialogProps = { kind: 'ask' | 'refuse'; application: ReviewedApplication; onClose: () => void };

/** What reviewers write most often, with the part of the form it is about. */
const readyReasons = [
  ['unreadable', 'papers'],
  ['missingPage', 'papers'],
  ['expired', 'papers'],
  ['otherName', 'realName'],
  ['addressUnclear', 'address'],
  ['wrongKind', 'category'],
] as const satisfies readonly (readonly [string, ApplicationField])[];

/** Asks the applicant for something, or refuses, with a reason that they read. */
export function AnswerDialog({ kind, application, onClose }: AnswerDialogProps) {
  const t = useTranslations('platform-shops.applications');
  const textOf = useFailureText();
  const { done, failed } = useNotices();
  const send = useSend(kind === 'ask' ? askForMore : refuseApplication);
  const [failure, setFailure] = useState<string | null>(null);
  const { id, name, createTime, language } = application;
  const form = useForm({
    initialValues: { reason: '', markedFields: [] as ApplicationField[] },
    validate: { reason: (reason) => (reason.trim() ? null : t('reasonMissing')) },
  });

  function addReason(text: string, field: ApplicationField) {
    const { reason, markedFields } = form.values;
    form.setValues({
      reason: [reason.trim(), text].filter(Boolean).join('\n').slice(0, applicationLimits.reason),
      markedFields: [...new Set([...markedFields, field])],
    });
  }

  const submit = form.onSubmit(async (values) => {
    setFailure(null);
    try {
      await send.mutateAsync({ id, createTime, ...values });
      done(t(kind === 'ask' ? 'askedDone' : 'refusedDone', { name }));
      onClose();
    } catch (error) {
      const isOver = error instanceof CallFailure && error.reason === 'application_decided';
      if (!isOver) return setFailure(textOf(error));
      failed(error); // the page behind shows the decision
      onClose();
    }
  });

  return (
    <Dialog title={t(kind === 'ask' ? 'askTitle' : 'refuseTitle', { name })} size="lg" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">
            {t(kind === 'ask' ? 'askText' : 'refuseText', {
              language: languages.find(({ locale }) => locale === language)?.name ?? language,
            })}
          </Text>
          <FailureAlert text={failure} />
          <Checkbox.Group label={t('about')} {...form.getInputProps('markedFields')}>
            <SimpleGrid cols={3} spacing="xs" mt="xs">
              {applicationFields.map((field) => (
                <Checkbox key={field} value={field} label={t(`fields.${field}`)} />
              ))}
            </SimpleGrid>
          </Checkbox.Group>
          <Group gap="xs" role="group" aria-label={t('ready')}>
            {readyReasons.map(([reason, field]) => (
              <Button
                key={reason}
                size="compact-sm"
                variant="default"
                onClick={() => addReason(t(`readyTexts.${reason}`), field)}
              >
                {t(`readyNames.${reason}`)}
              </Button>
            ))}
          </Group>
          <Textarea
            data-autofocus
            label={t(kind === 'ask' ? 'askLabel' : 'reason')}
            required
            autosize
            minRows={4}
            maxLength={applicationLimits.reason}
            {...form.getInputProps('reason')}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={form.submitting}>
              {t(kind === 'ask' ? 'ask' : 'refuse')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
