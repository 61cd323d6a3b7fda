import { Alert, Button, NumberInput, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog, DialogButtons } from '#console/base/dialog.tsx';
import { FailureAlert } from '#console/base/failure-alert.tsx';
import { useFailureText, useNotices } from '#console/base/failure-text.ts';
import { mistakesIn, offerOf, type SignUpValues } from '#console/base/flash/sign-up-values.ts';
import { useFormats } from '#console/base/format.ts';
import { MoneyInput } from '#console/base/money/money-input.tsx';
import { ProductChoice } from '#console/base/products/product-choice.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { flashPerBuyerMax } from '#contract/catalogue/flash-sales.ts';
import {
  chooseFlashProduct,
  findFlashProducts,
  getFlashCandidate,
  type PlatformFlashSale,
} from '#contract/catalogue/platform-flash-sales.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { ChosenProduct } from '#contract/shops/merchant-pictures.ts';

type Candidate = OutputOf<typeof getFlashCandidate>;
const hintBelow = ['label', 'input', 'description', 'error'] as const;
const whole = { allowDecimal: false, allowNegative: false, hideControls: true, thousandSeparator: ',' } as const;
const minorUnits = 100;

/** Puts a product of any shop into a sale, at a price that its terms allow. */
export function ChooseDialog({ sale, onClose }: { sale: PlatformFlashSale; onClose: () => void }) {
  const t = useTranslations('platform-flash');
  const shared = useTranslations('flash-sales');
  const textOf = useFailureText();
  const [product, setProduct] = useState<ChosenProduct | null>(null);
  const { data, error } = useCall(
    getFlashCandidate,
    { saleId: sale.id, productId: product?.id ?? 0 },
    { isOff: product === null },
  );
  const candidate = product && data?.productId === product.id ? data : null;
  return (
    <Dialog title={t('choose')} size="xl" onClose={onClose}>
      <Stack>
        <Text size="sm">{t('chooseText')}</Text>
        <ProductChoice
          finder={findFlashProducts}
          label={t('product')}
          placeholder=""
          product={product}
          onChange={setProduct}
        />
        {product && error && <FailureAlert text={textOf(error)} />}
        {product && !candidate && !error && <Skeleton h={120} />}
        {candidate?.obstacle && <Alert color="orange">{shared(`obstacles.${candidate.obstacle}`)}</Alert>}
        {product && candidate && !candidate.obstacle && (
          <OfferForm key={product.id} {...{ sale, candidate, onClose }} name={product.name} />
        )}
      </Stack>
    </Dialog>
  );
}

type OfferFormProps = { sale: PlatformFlashSale; candidate: Candidate; name: string; onClose: () => void };

/** The price and how many units, first the most that is allowed. */
function OfferForm({ sale, candidate, name, onClose }: OfferFormProps) {
  const t = useTranslations('platform-flash');
  const shared = useTranslations('flash-sales');
  const { count, money } = useFormats();
  const { done } = useNotices();
  const textOf = useFailureText();
  const send = useSend(chooseFlashProduct);
  const { productId, mostPrice, usualPrice, lowestPrice, mostUnits, stock } = candidate;
  const limits = { mostPrice, mostUnits, perBuyer: sale.perBuyer };
  const form = useForm<SignUpValues>({
    initialValues: { productId, price: mostPrice / minorUnits, quota: mostUnits, perBuyer: sale.perBuyer ?? '' },
    validate: (values): Record<string, string> =>
      Object.fromEntries(
        Object.entries(mistakesIn(values, limits)).map(([field, mistake]) => [
          field,
          shared(`mistakes.${mistake}`, {
            ...{ price: money(mostPrice), most: count(mostUnits), buyer: count(sale.perBuyer ?? flashPerBuyerMax) },
          }),
        ]),
      ),
  });
  const submit = form.onSubmit(async (values) => {
    try {
      await send.mutateAsync({ saleId: sale.id, productId, offer: offerOf(values) });
      done(t('accepted', { name }));
      onClose();
    } catch {
      // the alert says why
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <SimpleGrid cols={3} spacing="sm">
          <MoneyInput
            label={shared('price')}
            description={shared('form.most', {
              ...{ most: money(mostPrice), usual: money(usualPrice), lowest: money(lowestPrice) },
            })}
            inputWrapperOrder={[...hintBelow]}
            {...form.getInputProps('price')}
          />
          <NumberInput
            {...whole}
            clampBehavior="none"
            label={t('units')}
            description={shared('form.units', { most: count(mostUnits), stock: count(stock) })}
            inputWrapperOrder={[...hintBelow]}
            {...form.getInputProps('quota')}
          />
          <NumberInput
            {...whole}
            clampBehavior="none"
            label={t('form.perBuyer')}
            placeholder={t('form.noLimit')}
            {...form.getInputProps('perBuyer')}
          />
        </SimpleGrid>
        <FailureAlert text={send.error ? textOf(send.error) : null} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={send.isPending}>
            {t('put')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
