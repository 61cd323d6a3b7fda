import { Badge, Button, Group } from '@mantine/core';
import { ExternalLink, History } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type Locale, withLocale } from '#contract/core/languages.ts';
import type { Home } from './home-values.ts';

type HomeActionsProps = {
  home: Home;
  isChanged: boolean;
  /** While a colleague's version waits for a decision. */
  isOff: boolean;
  isBusy: boolean;
  locale: Locale;
  /** Resolves to whether it is saved. */
  onSave: () => Promise<boolean>;
  onPublish: () => void;
  onDiscard: () => void;
  onHistory: () => void;
};

/** Whether shoppers see this page, and what can be done with it. */
export function HomeActions({ home, isChanged, isOff, isBusy, locale, ...acts }: HomeActionsProps) {
  const { onSave, onPublish, onDiscard, onHistory } = acts;
  const t = useTranslations('platform-face.home');
  const isDraft = isChanged || home.isDraft;

  async function preview() {
    // At once: a browser lets a page open a tab only while it handles the press.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    const isSaved = !isChanged || (await onSave());
    if (isSaved) tab?.location.replace(withLocale(locale, '/home_preview'));
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
        {isDraft && (
          <Button variant="subtle" disabled={isOff || isBusy} onClick={onDiscard}>
            {t('discard')}
          </Button>
        )}
        <Button
          variant="default"
          disabled={isOff || isBusy}
          leftSection={<ExternalLink size={16} aria-hidden="true" />}
          onClick={() => void preview()}
        >
          {t('preview')}
        </Button>
        <Button variant="default" disabled={isOff || isBusy || !isChanged} onClick={() => void onSave()}>
          {t('save')}
        </Button>
        <Button disabled={isOff || !isDraft} loading={isBusy} onClick={onPublish}>
          {t('publish')}
        </Button>
      </Group>
    </Group>
  );
}
