import { Badge, Button, Group } from '@mantine/core';
import { ExternalLink, History } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { DraftFormState } from './use-draft-form.ts';

type FaceActionsProps<Value> = {
  form: DraftFormState<Value>;
  onHistory: () => void;
  /** Never published: there is nothing to go back to. */
  isNew?: boolean;
  /** The address of a page that shows the draft, where there is one. */
  preview?: string;
};

/** Whether shoppers see it as it is written here, and what can be done with it. */
export function FaceActions<Value>({ form, onHistory, isNew = false, preview }: FaceActionsProps<Value>) {
  const t = useTranslations('platform-face.form');
  const isDraft = form.isChanged || form.saved.isDraft;
  const isOff = form.theirs !== null || form.isBusy;

  async function openPreview(address: string) {
    // At once: a browser lets a page open a tab only while it handles the press.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    const isSaved = !form.isChanged || (await form.saveNow());
    if (isSaved) tab?.location.replace(address);
    else tab?.close();
  }

  return (
    <Group justify="space-between">
      <Badge variant="light" color={isDraft ? 'orange' : 'teal'} c="inherit" tt="none" size="lg" role="status">
        {t(isDraft ? 'draft' : 'live')}
      </Badge>
      <Group gap="xs">
        <Button variant="subtle" leftSection={<History size={16} aria-hidden="true" />} onClick={onHistory}>
          {t('history')}
        </Button>
        {isDraft && !isNew && (
          <Button variant="subtle" disabled={isOff} onClick={() => void form.discard()}>
            {t('discard')}
          </Button>
        )}
        {preview && (
          <Button
            variant="default"
            disabled={isOff}
            leftSection={<ExternalLink size={16} aria-hidden="true" />}
            onClick={() => void openPreview(preview)}
          >
            {t('preview')}
          </Button>
        )}
        <Button variant="default" disabled={isOff || !form.isChanged} onClick={() => void form.saveNow()}>
          {t('save')}
        </Button>
        <Button
          disabled={form.theirs !== null || !isDraft}
          loading={form.isBusy}
          onClick={() => void form.publishNow()}
        >
          {t('publish')}
        </Button>
      </Group>
    </Group>
  );
}
