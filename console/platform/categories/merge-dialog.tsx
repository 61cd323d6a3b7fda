import { Button, List, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useLocale } from '#console/base/locale.ts';
import { useCall, useSend } from '#console/base/use-call.ts';
import { CategorySelect } from '#console/platform/products/category-select.tsx';
import { getCategoryUse, mergeCategory, type PlatformCategory } from '#contract/catalogue/platform-categories.ts';
import { localized } from '#contract/core/languages.ts';
import { findBranch, rowsOf, treeOf } from './tree.ts';

type MergeDialogProps = { category: PlatformCategory; all: readonly PlatformCategory[]; onClose: () => void };

const kinds = ['categories', 'products', 'drafts', 'coupons', 'specs'] as const;

/** Moves everything of a category to another one. What that is stands there before. */
export function MergeDialog({ category, all, onClose }: MergeDialogProps) {
  const t = useTranslations('platform-products.categories');
  const { count } = useFormats();
  const { done } = useNotices();
  const textOf = useFailureText();
  const { data: use, error, refetch } = useCall(getCategoryUse, { id: category.id });
  const send = useSend(mergeCategory);
  const [intoId, setIntoId] = useState<number | null>(null);
  const name = localized(category.name, useLocale());
  const branch = findBranch(treeOf(all), category.id);
  const own = new Set((branch ? rowsOf([branch], () => true) : []).map(({ id }) => id));

  async function merge() {
    if (intoId === null) return;
    try {
      const { products } = await send.mutateAsync({ id: category.id, intoId });
      done(t('merged', { name, count: products, shown: count(products) }));
      onClose();
    } catch {
      // the alert says why
    }
  }

  return (
    <Dialog title={t('mergeTitle', { name })} size="lg" onClose={onClose}>
      <Stack>
        <Text size="sm">{t('mergeText', { name })}</Text>
        {error && !use && <LoadFailure error={error} onRetry={refetch} />}
        {!use && !error && <Skeleton h={100} />}
        {use && (
          <List size="sm">
            {kinds.map((kind) => (
              <List.Item key={kind}>{t(`use.${kind}`, { count: use[kind], shown: count(use[kind]) })}</List.Item>
            ))}
          </List>
        )}
        <CategorySelect
          label={t('into')}
          placeholder={t('choose')}
          categoryId={intoId}
          mayBe={(each) => !own.has(each.id)}
          onChange={setIntoId}
        />
        <FailureAlert text={send.error ? textOf(send.error) : null} />
        <DialogButtons onCancel={onClose}>
          <Button loading={send.isPending} disabled={!use || intoId === null} onClick={() => void merge()}>
            {t('mergeNow')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
