import { Button } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useShopId } from '#console/base/use-call.ts';
import type { useDraft } from '#console/merchant/products/draft/use-draft.ts';
import { previewPath } from '#console/merchant/products/preview-path.ts';
import { useEditor } from './editor-context.ts';

type PreviewButtonProps = { productId: number | null; autosave: ReturnType<typeof useDraft>['autosave'] };

/** Opens the page that shoppers would see, in the language that is being written, once all of it is saved. */
export function PreviewButton({ productId, autosave }: PreviewButtonProps) {
  const t = useTranslations('console.products');
  const shopId = useShopId();
  const { locale } = useEditor();
  const { version, state } = autosave.snapshot();

  async function preview() {
    // At once: a browser lets a page open a tab only while it handles the press.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    const isSaved = await autosave.saveNow();
    const path = isSaved ? previewPath(shopId, { productId, draftId: autosave.snapshot().version.id }, locale) : null;
    if (path) tab?.location.replace(path);
    else tab?.close(); // the line beside the button says why it is not saved
  }

  return (
    <Button
      variant="default"
      leftSection={<ExternalLink size={16} aria-hidden="true" />}
      disabled={productId === null && version.id === null && state === 'saved'}
      onClick={() => void preview()}
    >
      {t('preview')}
    </Button>
  );
}
