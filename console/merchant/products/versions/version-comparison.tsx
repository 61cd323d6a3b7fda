import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Comparison } from '#console/base/compare/comparison.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useCall, useSend, useShopId } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { useOwnNames } from '#console/merchant/products/own-names.tsx';
import { getProductDraft, getVersion, restoreVersion } from '#contract/catalogue/merchant-drafts.ts';

type VersionComparisonProps = { productId: number; number: number; isLive: boolean; onBack: () => void };

/** A version beside the product as it is now, with its unpublished changes if it has any. */
export function VersionComparison({ productId, number, isLive, onBack }: VersionComparisonProps) {
  const t = useTranslations('console.products.versions');
  const { time } = useFormats();
  const names = useOwnNames();
  const version = useCall(getVersion, { productId, number });
  const present = useCall(getProductDraft, { productId });
  const { restore, isRestoring } = useRestore(productId, number);
  const failed = [version, present].find(({ error, data }) => error && !data);
  const hasDraft = present.data?.id != null;
  return (
    <Stack>
      <Group justify="space-between">
        <Button
          variant="subtle"
          size="compact-sm"
          ref={takeFocus}
          leftSection={<ArrowLeft size={16} aria-hidden="true" />}
          onClick={onBack}
        >
          {t('all')}
        </Button>
        {version.data && (
          <Text size="sm" c="dimmed">
            {version.data.publishedBy || t('imported')}
          </Text>
        )}
      </Group>
      {failed?.error && <LoadFailure error={failed.error} onRetry={failed.refetch} />}
      {!failed && !(version.data && present.data) && <Skeleton h={200} />}
      {version.data && present.data && (
        <>
          <Comparison
            names={names}
            label={t('compared', { number })}
            one={{ name: t('of', { time: time(version.data.publishedAt) }), content: version.data.content }}
            other={{ name: t(hasDraft ? 'nowUnpublished' : 'now'), content: present.data.content }}
          />
          {!isLive && (
            <Group justify="flex-end">
              <Button loading={isRestoring} onClick={() => restore(hasDraft)}>
                {t('restore')}
              </Button>
            </Group>
          )}
        </>
      )}
    </Stack>
  );
}

/** For what appears in the place of a button that had the focus. */
export const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Makes a draft of a version and opens it; asks first when there are unpublished changes. */
function useRestore(productId: number, number: number) {
  const t = useTranslations('console.products.versions');
  const confirm = useConfirm();
  const shopId = useShopId();
  const navigate = useNavigate();
  const { done, failed } = useNotices();
  const send = useSend(restoreVersion);

  async function run(replacesDraft: boolean) {
    try {
      await send.mutateAsync({ productId, number, replacesDraft });
      await navigate(`/${shopId}/products/${productId}`);
      done(t('restored'));
    } catch (error) {
      failed(error);
    }
  }

  function restore(hasDraft: boolean): void {
    if (!hasDraft) return void run(false);
    confirm({
      title: t('replaceTitle'),
      text: t('replaceText'),
      confirm: t('replace'),
      onConfirm: () => void run(true),
    });
  }
  return { restore, isRestoring: send.isPending };
}
