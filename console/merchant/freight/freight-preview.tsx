import { Alert, Box, Group, NumberInput, Select, SimpleGrid, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCountries } from '#console/base/countries/countries.ts';
import { Fact } from '#console/base/fact.tsx';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Part } from '#console/base/part.tsx';
import { useCall } from '#console/base/use-call.ts';
import { quantityMax } from '#contract/catalogue/shopper-product.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { listFreightProducts, previewFreight } from '#contract/shops/merchant-freight.ts';

type Choice = { value: string; label: string };
type Quote = OutputOf<typeof previewFreight>;
const pauseMs = 250;
const wordsMax = 64;

/** What a buyer would pay for delivery, by the templates as they are saved. */
export function FreightPreview() {
  const t = useTranslations('console.freight');
  const { countries } = useCountries();
  const [product, setProduct] = useState<Choice | null>(null);
  const [country, setCountry] = useState('US');
  const [quantity, setQuantity] = useState<number | string>(1);
  const [skuId, setSkuId] = useState<number | null>(null);
  const { data, error, refetch } = useCall(
    previewFreight,
    { productId: product?.value, skuId: skuId ?? undefined, country, quantity: Number(quantity) || 1 },
    { isOff: product === null, keepsPrevious: (before) => before.productId === product?.value },
  );
  const quote = product === null ? undefined : data;
  const choose = (next: Choice | null) => {
    setProduct(next);
    setSkuId(null);
  };
  return (
    <Part title={t('preview')}>
      <Text c="dimmed" size="sm" mb="md">
        {t('previewText')}
      </Text>
      <Group align="flex-end" wrap="nowrap">
        <ProductSelect chosen={product} onChange={choose} />
        {quote && quote.variants.length > 1 && (
          <VariantSelect variants={quote.variants} skuId={skuId ?? quote.skuId} onChange={setSkuId} />
        )}
        <Select
          w={260}
          label={t('previewCountry')}
          searchable
          allowDeselect={false}
          data={countries}
          value={country}
          onChange={(next) => next && setCountry(next)}
        />
        <NumberInput
          w={120}
          label={t('previewQuantity')}
          min={1}
          max={quantityMax}
          allowDecimal={false}
          clampBehavior="strict"
          value={quantity}
          onChange={setQuantity}
        />
      </Group>
      <Box mt="md" aria-live="polite">
        {error && !quote && <LoadFailure error={error} onRetry={refetch} />}
        {quote && <Terms quote={quote} />}
      </Box>
    </Part>
  );
}

type ProductSelectProps = { chosen: Choice | null; onChange: (choice: Choice | null) => void };

function ProductSelect({ chosen, onChange }: ProductSelectProps) {
  const t = useTranslations('console.freight');
  const [words, setWords] = useState('');
  const [wanted] = useDebouncedValue(words, pauseMs);
  const search = wanted === chosen?.label ? '' : wanted.slice(0, wordsMax);
  const { data = [] } = useCall(listFreightProducts, { words: search }, { keepsPrevious: true });
  const found = data.map(({ id, name }) => ({ value: String(id), label: name }));
  const choices = chosen && !found.some(({ value }) => value === chosen.value) ? [chosen, ...found] : found;
  return (
    <Select
      flex={1}
      label={t('previewProduct')}
      placeholder={t('previewSearch')}
      nothingFoundMessage={t('previewNothing')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('previewClear') }}
      data={choices}
      filter={({ options }) => options} // the mall has searched
      searchValue={words}
      onSearchChange={setWords}
      value={chosen?.value ?? null}
      onChange={(value) => onChange(choices.find((choice) => choice.value === value) ?? null)}
    />
  );
}

type VariantSelectProps = {
  variants: Quote['variants'];
  skuId: number | null;
  onChange: (skuId: number | null) => void;
};

/** Which variant: they may differ in weight and in price. */
function VariantSelect({ variants, skuId, onChange }: VariantSelectProps) {
  const t = useTranslations('console.freight');
  const { count } = useFormats();
  return (
    <Select
      w={220}
      label={t('previewVariant')}
      searchable
      allowDeselect={false}
      data={variants.map(({ id, name, weightGrams }) => ({
        value: String(id),
        label: t('variantWeight', { name, grams: count(weightGrams) }),
      }))}
      value={String(skuId)}
      onChange={(next) => next && onChange(Number(next))}
    />
  );
}

function Terms({ quote }: { quote: Quote }) {
  const t = useTranslations('console.freight');
  const { money, days } = useFormats();
  const { nameOf } = useCountries();
  if (!quote.isServed) return <Alert color="orange">{t('notServed', { country: nameOf(quote.country) })}</Alert>;
  return (
    <SimpleGrid cols={3} component="dl" m={0} p="md" bg="var(--mantine-color-body)" style={{ borderRadius: 8 }}>
      <Fact name={t('cost')} value={quote.freight === 0 ? t('free') : money(quote.freight)} />
      <Fact name={t('arrives')} value={days(quote.earliest, quote.latest)} />
      <Fact name={t('template')} value={quote.templateName ?? ''} />
    </SimpleGrid>
  );
}
