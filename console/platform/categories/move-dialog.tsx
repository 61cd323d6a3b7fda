import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useLocale } from '#console/base/locale.ts';
import { useSend } from '#console/base/use-call.ts';
import { CategorySelect } from '#console/platform/products/category-select.tsx';
import { moveCategory, type PlatformCategory } from '#contract/catalogue/platform-categories.ts';
import { localized } from '#contract/core/languages.ts';
import { findBranch, mayBeBelow, treeOf } from './tree.ts';

type MoveDialogProps = { category: PlatformCategory; all: readonly PlatformCategory[]; onClose: () => void };

/** Puts a category below another one, or at the top, without dragging it. */
export function MoveDialog({ category, all, onClose }: MoveDialogProps) {
  const t = useTranslations('platform-products.categories');
  const { done } = useNotices();
  const textOf = useFailureText();
  const send = useSend(moveCategory);
  const [parentId, setParentId] = useState(category.parentId);
  const name = localized(category.name, useLocale());
  const branch = findBranch(treeOf(all), category.id);

  async function move() {
    try {
      await send.mutateAsync({ id: category.id, parentId, beforeId: null });
      done(t('moved', { name }));
      onClose();
    } catch {
      // the alert says why
    }
  }

  return (
    <Dialog title={t('moveTitle', { name })} size="lg" onClose={onClose}>
      <Stack>
        <Text size="sm">{t('moveText')}</Text>
        <CategorySelect
          label={t('below')}
          placeholder={t('top')}
          categoryId={parentId}
          mayBe={(each) => each.id === category.parentId || (branch !== null && mayBeBelow(branch, each))}
          onChange={setParentId}
        />
        <FailureAlert text={send.error ? textOf(send.error) : null} />
        <DialogButtons onCancel={onClose}>
          <Button loading={send.isPending} disabled={parentId === category.parentId} onClick={() => void move()}>
            {t('moveHere')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
