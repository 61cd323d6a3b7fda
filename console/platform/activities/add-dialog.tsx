import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useLocale } from '#console/base/locale.ts';
import { TextsInput } from '#console/base/texts/texts-input.tsx';
import { useSend } from '#console/base/use-call.ts';
import { textIn } from '#console/platform/face/text-in.ts';
import { activityNameMax } from '#contract/catalogue/activity-page.ts';
import { addActivity } from '#contract/catalogue/platform-activities.ts';
import type { Texts } from '#contract/catalogue/product-content.ts';

/** Begins an activity with its name; all else is written on its own page. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('platform-face.activities');
  const locale = useLocale();
  const navigate = useNavigate();
  const textOf = useFailureText();
  const { done } = useNotices();
  const add = useSend(addActivity);
  const [name, setName] = useState<Texts>({});
  const [isWrong, setWrong] = useState(false);

  async function submit() {
    if (!addActivity.input.safeParse({ name }).success) return setWrong(true);
    try {
      const { id } = await add.mutateAsync({ name });
      done(t('added', { name: textIn(name, locale) }));
      await navigate(`/platform/activities/${id}`);
    } catch {
      // the alert says why
    }
  }
  return (
    <Dialog title={t('add')} size="lg" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack>
          <Text size="sm">{t('addText')}</Text>
          <TextsInput
            label={t('name')}
            locale={locale}
            texts={name}
            lettersMax={activityNameMax}
            isRequired
            error={isWrong && t('nameMissing')}
            onChange={(next) => {
              setWrong(false);
              setName(next);
            }}
          />
          <FailureAlert text={add.error ? textOf(add.error) : null} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={add.isPending}>
              {t('begin')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
