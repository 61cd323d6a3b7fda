import { Button, Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { OwnProduct, ProductState } from '#contract/catalogue/merchant.ts';
import { DraftActs } from './draft-bulk-bar.tsx';
import { actsOf, draftActsOf, useProductActs } from './product-acts.ts';
import { ShelfAct } from './shelf-act.tsx';

type BulkBarProps = { state: ProductState; chosen: readonly OwnProduct[]; onDone: () => void };

/** What can be done with all products that are chosen. */
export function BulkBar({ state, chosen, onDone }: BulkBarProps) {
  const t = useTranslations('console.products');
  const { act, isBusy } = useProductActs();
  if (chosen.length === 0) return null;
  const ids = chosen.flatMap(({ productId }) => productId ?? []);
  return (
    <Group gap="sm" role="toolbar" aria-label={t('acts.toolbar')}>
      <Text size="sm" fw={600}>
        {t('acts.chosen', { count: chosen.length })}
      </Text>
      {actsOf[state].map((one) => (
        <Button key={one} size="xs" variant="default" disabled={isBusy} onClick={() => void act(one, ids).then(onDone)}>
          {t(`acts.${one}`)}
        </Button>
      ))}
      {actsOf[state].length > 0 && state !== 'bin' && <ShelfAct ids={ids} onDone={onDone} />}
      <DraftActs acts={draftActsOf[state] ?? []} chosen={chosen} onDone={onDone} />
      <Button size="xs" variant="subtle" disabled={isBusy} onClick={onDone}>
        {t('acts.clear')}
      </Button>
    </Group>
  );
}
