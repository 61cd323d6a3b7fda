import { Alert, Button, Group, Skeleton, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useCall, useSend, useShopId } from '#console/base/use-call.ts';
import {
  addBargain,
  type BargainMargin,
  bargainDaysMax,
  editBargain,
  previewBargainMargin,
  type WholeBargain,
} from '#contract/catalogue/merchant-bargains.ts';
import { fieldsOf, useBargainFieldTexts } from './bargain-fields.ts';
import { type BargainValues, mistakesIn, newBargain, pricesOf, termsOf, typedOf } from './bargain-values.ts';
import { PricesPart } from './prices-part.tsx';
import { ProductPart } from './product-part.tsx';
import { TermsPart } from './terms-part.tsx';

type BargainFormProps = {
  /** What is changed, or copied. */
  bargain: WholeBargain | null;
  isNew: boolean;
  onReload: () => Promise<WholeBargain | undefined>;
};

const pauseMs = 300;

/** The terms of a bargain, with what its prices leave to the shop. */
export function BargainForm({ bargain, isNew, onReload }: BargainFormProps) {
  const t = useTranslations('marketing.bargains');
  const words = useTranslations();
  const shopId = useShopId();
  const navigate = useNavigate();
  const { count } = useFormats();
  const { done, failed } = useNotices();
  const add = useSend(addBargain);
  const edit = useSend(editBargain);
  const { base, theirs, show, settle } = useConflict({ opened: isNew ? null : bargain, onReload });
  const hasBegun = base?.state === 'running';
  const isOver = base?.state === 'ended' || base?.state === 'stopped';
  const form = useForm<BargainValues>({
    initialValues: startOf(bargain, isNew),
    validate: (values) =>
      Object.fromEntries(
        Object.entries(mistakesIn(values, new Date().toISOString(), hasBegun ? base : null)).map(([field, mistake]) => [
          field,
          t(`mistakes.${mistake}`, { before: count(base?.quota ?? 0), days: bargainDaysMax }),
        ]),
      ),
  });
  const { productId, prices } = form.values;
  // As a text, since the values are another object each time the form is drawn.
  const [settled] = useDebouncedValue(JSON.stringify(pricesOf({ prices })), pauseMs);
  const product = useCall(
    previewBargainMargin,
    { productId: productId ?? 0, prices: JSON.parse(settled) },
    { isOff: productId === null, keepsPrevious: (before) => before.productId === productId },
  );
  const variants = product.data?.variants ?? [];
  const fieldTexts = useBargainFieldTexts(variants);

  async function save(over: WholeBargain | null) {
    if (!hasBegun && hasHigher(form.values, variants)) return form.setFieldError('prices', t('mistakes.tooHigh'));
    const terms = termsOf(form.values);
    try {
      if (over) await edit.mutateAsync({ id: over.id, version: over.version, bargain: terms });
      else await add.mutateAsync({ bargain: terms });
      done(t('saved', { name: product.data?.name ?? '' }));
      await navigate(`/${shopId}/marketing/bargains`);
    } catch (error) {
      if (!(over && (await show(error)))) failed(error);
    }
  }

  return (
    <form onSubmit={form.onSubmit(() => save(base))} noValidate>
      <Stack maw={1_100}>
        {hasBegun && <Alert color="blue">{t('begun')}</Alert>}
        {isOver && <Alert color="gray">{t('over')}</Alert>}
        <ProductPart
          chosen={product.data}
          isFixed={base !== null}
          error={form.errors.productId}
          onChoose={(next) => form.setValues({ productId: next, prices: {} })}
        />
        {product.error && !product.data && <LoadFailure error={product.error} onRetry={product.refetch} />}
        {productId !== null && !product.data && !product.error && <Skeleton h={160} />}
        {product.data && (
          <PricesPart
            variants={variants}
            prices={prices}
            isFixed={hasBegun || isOver}
            error={form.errors.prices}
            onChange={(next) => form.setFieldValue('prices', next)}
          />
        )}
        <TermsPart form={form} hasBegun={hasBegun} isOver={isOver} />
        {base && theirs && (
          <ConflictAlert
            {...fieldTexts}
            saved={theirs}
            base={fieldsOf(typedOf(base))}
            mine={fieldsOf(form.values)}
            theirs={fieldsOf(typedOf(theirs))}
            isSaving={edit.isPending}
            onTakeTheirs={() => {
              form.setValues(typedOf(theirs));
              settle(theirs);
            }}
            onKeepMine={form.onSubmit(() => save(theirs))}
          />
        )}
        {!isOver && (
          <Group justify="flex-end">
            <Button variant="default" component={Link} to={`/${shopId}/marketing/bargains`}>
              {words('console.cancel')}
            </Button>
            <Button type="submit" disabled={theirs !== null} loading={add.isPending || edit.isPending}>
              {words('marketing.save')}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}

const hasHigher = (values: BargainValues, variants: readonly BargainMargin[]) =>
  pricesOf(values).some(({ skuId, price }) => price >= (variants.find((one) => one.skuId === skuId)?.price ?? 0));

/** A copy has the terms of the other, and times of its own. */
function startOf(bargain: WholeBargain | null, isNew: boolean): BargainValues {
  if (!bargain) return newBargain(null);
  const values = typedOf(bargain);
  return isNew ? { ...values, startsAt: null, endsAt: null } : values;
}
