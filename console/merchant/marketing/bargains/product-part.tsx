import { Select, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { Part } from '#console/base/part.tsx';
import { useCall } from '#console/base/use-call.ts';
import type { BargainMargin } from '#contract/catalogue/merchant-bargains.ts';
import type { Picture } from '#contract/core/values.ts';
import { listCouponProducts } from '#contract/coupons/merchant.ts';

type ProductPartProps = {
  chosen: { name: string; picture: Picture; variants: readonly BargainMargin[] } | undefined;
  isFixed: boolean;
  error: ReactNode;
  onChoose: (productId: number) => void;
};

const pauseMs = 250;
const wordsMax = 64;

/** The product whose variants cost less for a while, found by its name. */
export function ProductPart({ chosen, isFixed, error, onChoose }: ProductPartProps) {
  const t = useTranslations('marketing');
  const { money } = useFormats();
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim().slice(0, wordsMax), pauseMs);
  const { data: found = [] } = useCall(listCouponProducts, { words }, { keepsPrevious: true, isOff: isFixed });
  return (
    <Part title={t('bargains.product')}>
      <Stack gap="sm">
        {!isFixed && (
          <Select
            maw={480}
            label={t('bargains.form.product')}
            placeholder={t('form.searchProducts')}
            nothingFoundMessage={t('form.noProducts')}
            searchable
            error={error}
            data={found.map(({ id, name, price }) => ({ value: String(id), label: `${name} · ${money(price)}` }))}
            filter={({ options }) => options} // the mall has searched
            searchValue={typed}
            onSearchChange={setTyped}
            value={null}
            onChange={(value) => {
              if (value !== null) onChoose(Number(value));
              setTyped('');
            }}
          />
        )}
        {chosen && (
          <ProductCell
            image={chosen.picture}
            name={chosen.name}
            text={t('bargains.variantCount', { count: chosen.variants.length })}
          />
        )}
      </Stack>
    </Part>
  );
}
