import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { redirectWordsMax, type SearchRedirect, saveRedirect } from '#contract/search/platform.ts';

type RedirectDialogProps = { redirect: SearchRedirect | null; onClose: () => void };

/** Words, and the page to which they lead. */
export function RedirectDialog({ redirect, onClose }: RedirectDialogProps) {
  const t = useTranslations('platform-products.search');
  const { done } = useNotices();
  const textOf = useFailureText();
  const send = useSend(saveRedirect);
  const form = useForm({
    initialValues: { words: redirect?.words ?? '', path: redirect?.path ?? '' },
    validate: {
      words: (words) => (words.trim() ? null : t('redirects.wordsMissing')),
      path: (path) =>
        saveRedirect.input.shape.path.safeParse(withinMall(path)).success ? null : t('redirects.pathWrong'),
    },
  });
  const submit = form.onSubmit(async ({ words, path }) => {
    try {
      const { id = null, version = 0 } = redirect ?? {};
      await send.mutateAsync({ id, version, words, path: withinMall(path) });
      done(t('redirects.saved', { words }));
      onClose();
    } catch {
      // the alert says why
    }
  });
  return (
    <Dialog title={t(redirect ? 'redirects.editTitle' : 'redirects.newTitle')} size="lg" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={t('redirects.words')}
            maxLength={redirectWordsMax}
            data-autofocus
            {...form.getInputProps('words')}
          />
          <TextInput
            label={t('redirects.page')}
            description={t('redirects.hint')}
            maxLength={200}
            {...form.getInputProps('path')}
          />
          <FailureAlert text={send.error ? textOf(send.error) : null} />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={send.isPending}>
              {t('save')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}

/** What is pasted from the address bar, without the mall's own name. */
const withinMall = (path: string) => path.trim().replace(location.origin, '');
