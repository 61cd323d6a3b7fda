import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import {
  type Limits,
  mistakesIn,
  newSignUp,
  offerOf,
  priceOf,
  type SignUpValues,
  typedOf,
} from '#console/base/flash/sign-up-values.ts';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useCall, useSend, useShopId } from '#console/base/use-call.ts';
import { PricesPart } from '#console/merchant/marketing/bargains/prices-part.tsx';
import { ProductPart } from '#console/merchant/marketing/bargains/product-part.tsx';
import { type FlashSignUp, flashPerBuyerMax } from '#contract/catalogue/flash-sales.ts';
import { previewBargainMargin } from '#contract/catalogue/merchant-bargains.ts';
import {
  editFlashSignUp,
  getFlashProduct,
  type ShopFlashSale,
  signUpForFlashSale,
} from '#contract/catalogue/merchant-flash-sales.ts';
import { OfferPart } from './offer-part.tsx';

const pauseMs = 300;

/** What the shop offers for a flash sale, with what it would leave of each variant. One that was refused is offered again. */
export function SignUpForm({ sale, signUp }: { sale: ShopFlashSale; signUp: FlashSignUp | null }) {
  const t = useTranslations('flash-sales');
  const words = useTranslations();
  const shopId = useShopId();
  const navigate = useNavigate();
  const { count, money } = useFormats();
  const { done, failed } = useNotices();
  const add = useSend(signUpForFlashSale);
  const edit = useSend(editFlashSignUp);
  const isWaiting = signUp?.state === 'waiting';
  const form = useForm<SignUpValues>({
    initialValues: signUp ? typedOf(signUp) : { ...newSignUp, perBuyer: sale.perBuyer ?? '' },
    validate: (values): Record<string, string> =>
      Object.fromEntries(
        Object.entries(mistakesIn(values, limits)).map(([field, mistake]) => [
          field,
          t(`mistakes.${mistake}`, {
            price: money(limits?.mostPrice ?? 0),
            most: count(limits?.mostUnits ?? 0),
            buyer: count(limits?.perBuyer ?? flashPerBuyerMax),
          }),
        ]),
      ),
  });
  const { productId } = form.values;
  const product = useCall(
    getFlashProduct,
    { saleId: sale.id, productId: productId ?? 0 },
    { isOff: productId === null },
  );
  const limits: Limits | null = product.data ? { ...product.data, perBuyer: sale.perBuyer } : null;
  const [price] = useDebouncedValue(priceOf(form.values), pauseMs);
  const usual = useCall(previewBargainMargin, { productId: productId ?? 0 }, { isOff: productId === null });
  const prices = (usual.data?.variants ?? []).flatMap(({ skuId, price: before }) =>
    price !== null && price < before ? { skuId, price } : [],
  );
  const margin = useCall(
    previewBargainMargin,
    { productId: productId ?? 0, prices },
    { isOff: !usual.data, keepsPrevious: (before) => before.productId === productId },
  );
  const error = product.error ?? usual.error;
  const obstacle = product.data?.obstacle ?? null;

  async function save(values: SignUpValues) {
    const offer = offerOf(values);
    const name = usual.data?.name ?? '';
    try {
      if (signUp && isWaiting) await edit.mutateAsync({ id: signUp.id, version: signUp.version, offer });
      else await add.mutateAsync({ saleId: sale.id, productId: values.productId ?? 0, offer });
      done(t(isWaiting ? 'changed' : 'saved', { name }));
      await navigate(`/${shopId}/marketing/flash/${sale.id}`);
    } catch (failure) {
      failed(failure);
    }
  }

  return (
    <form onSubmit={form.onSubmit(save)} noValidate>
      <Stack maw={1_100}>
        {signUp?.reason && <Alert color="orange">{t('reason', { reason: signUp.reason })}</Alert>}
        <ProductPart
          chosen={usual.data}
          isFixed={signUp !== null}
          error={form.errors.productId}
          onChoose={(next) => {
            form.setFieldValue('productId', next);
            form.clearErrors();
          }}
        />
        {error && <LoadFailure error={error} onRetry={() => void Promise.all([product.refetch(), usual.refetch()])} />}
        {productId !== null && !error && !(product.data && usual.data) && <Skeleton h={240} />}
        {obstacle && (
          <Alert color="red" role="alert">
            {t(`obstacles.${obstacle}`)}
          </Alert>
        )}
        {product.data && !obstacle && <OfferPart form={form} product={product.data} perBuyer={sale.perBuyer} />}
        {!obstacle && usual.data && (
          <PricesPart
            variants={(margin.data ?? usual.data).variants}
            prices={{}}
            priceTitle={t('price')}
            isFixed
            error={null}
            onChange={() => {}}
          />
        )}
        <Text size="sm" c="dimmed">
          {t('form.later')}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" component={Link} to={`/${shopId}/marketing/flash/${sale.id}`}>
            {words('console.cancel')}
          </Button>
          <Button type="submit" disabled={obstacle !== null} loading={add.isPending || edit.isPending}>
            {isWaiting ? t('form.save') : t('form.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
