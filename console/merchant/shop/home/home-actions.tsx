import { Badge, Button, Group } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useShopId } from '#console/base/use-call.ts';
import { type Locale, withLocale } from '#contract/core/languages.ts';
import type { Home } from './home-values.ts';

type HomeActionsProps = {
  home: Home;
  isChanged: boolean;
  isOff: boolean;
  isBusy: boolean;
  locale: Locale;
  /** Resolves to whether it is saved. */
  onSave: () => Promise<boolean>;
  onPublish: () => void;
  onDiscard: () => void;
};

/** Whether shoppers see this page, and what can be done with it. */
export function HomeActions({
  home,
  isChanged,
  isOff,
  isBusy,
  locale,
  onSave,
  onPublish,
  onDiscard,
}: HomeActionsProps) {
  const t = useTranslations('shop-face.home');
  const shopId = useShopId();
  const isDraft = isChanged || home.isDraft || home.publishedAt === null;

  async function preview() {
    // At once: a browser lets a page open a tab only while it handles the press.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    const isSaved = !isChanged || (await onSave());
    if (isSaved) tab?.location.replace(withLocale(locale, `/merchant_preview?shop=${shopId}`));
    else tab?.close();
  }

  return (
    <Group justify="space-between">
      <Badge variant="light" color={isDraft ? 'orange' : 'teal'} c="inherit" tt="none" size="lg" role="status">
        {t(home.publishedAt === null ? 'never' : isDraft ? 'draft' : 'live')}
      </Badge>
      <Group gap="xs">
        {home.isDraft && home.publishedAt !== null && (
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
