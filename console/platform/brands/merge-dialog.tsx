import { Button, List, Select, Skeleton, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useLocale } from '#console/base/locale.ts';
import { useCall, useSend } from '#console/base/use-call.ts';
import { getBrandUse, listBrands, mergeBrands, type PlatformBrand } from '#contract/catalogue/platform-brands.ts';
import { localized } from '#contract/core/languages.ts';

const kinds = ['products', 'drafts'] as const;

/** Gives everything of a brand to another one. What that is stands there before. */
export function MergeDialog({ brand, onClose }: { brand: PlatformBrand; onClose: () => void }) {
  const t = useTranslations('platform-products.brands');
  const { count } = useFormats();
  const { done } = useNotices();
  const textOf = useFailureText();
  const { data: use, error, refetch } = useCall(getBrandUse, { id: brand.id });
  const send = useSend(mergeBrands);
  const [into, setInto] = useState<PlatformBrand | null>(null);
  const name = localized(brand.name, useLocale());

  async function merge() {
    if (!into) return;
    try {
      const { products } = await send.mutateAsync({ id: brand.id, intoId: into.id });
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
        {!use && !error && <Skeleton h={50} />}
        {use && (
          <List size="sm">
            {kinds.map((kind) => (
              <List.Item key={kind}>{t(`use.${kind}`, { count: use[kind], shown: count(use[kind]) })}</List.Item>
            ))}
          </List>
        )}
        <BrandSelect brand={into} exceptId={brand.id} onChange={setInto} />
        <FailureAlert text={send.error ? textOf(send.error) : null} />
        <DialogButtons onCancel={onClose}>
          <Button loading={send.isPending} disabled={!use || into === null} onClick={() => void merge()}>
            {t('mergeNow')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}

type BrandSelectProps = {
  brand: PlatformBrand | null;
  exceptId: number;
  onChange: (brand: PlatformBrand | null) => void;
};

/** One of the other brands, found while one types its name. */
function BrandSelect({ brand, exceptId, onChange }: BrandSelectProps) {
  const t = useTranslations('platform-products.brands');
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim().slice(0, 64), 200);
  const labelOf = ({ name }: PlatformBrand) => localized(name, locale);
  const isOwnLabel = brand !== null && typed === labelOf(brand); // what stands in the field after choosing is not searched for
  const { data } = useCall(
    listBrands,
    { words: isOwnLabel ? '' : words, sort: 'name', limit: 50 },
    { keepsPrevious: true },
  );
  const found = (data?.list ?? []).filter(({ id }) => id !== exceptId && id !== brand?.id);
  const options = brand ? [brand, ...found] : found;
  return (
    <Select
      label={t('into')}
      placeholder={t('choose')}
      searchable
      clearable
      nothingFoundMessage={t('nothingFound')}
      maxDropdownHeight={320}
      value={brand && String(brand.id)}
      onChange={(next) => onChange(options.find(({ id }) => String(id) === next) ?? null)}
      searchValue={typed}
      onSearchChange={setTyped}
      data={options.map((each) => ({ value: String(each.id), label: labelOf(each) }))}
      filter={({ options: all }) => all} // the mall has searched
    />
  );
}
