import { Alert, Button, Group, NumberInput, Stack, Table, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { MoneyInput } from '#console/base/money/money-input.tsx';
import { Part } from '#console/base/part.tsx';
import type { BargainMargin } from '#contract/catalogue/merchant-bargains.ts';
import { pricesAt, type Typed } from './bargain-values.ts';

type Prices = Readonly<Record<number, Typed>>;
type PricesPartProps = {
  variants: readonly BargainMargin[];
  prices: Prices;
  /** What the lower price is called, where it is not that of a bargain. */
  priceTitle?: string;
  isFixed: boolean;
  error: ReactNode;
  onChange: (prices: Prices) => void;
};

/** The lower price of each variant, and what it leaves to the shop. A variant without one keeps its usual price. */
export function PricesPart({ variants, prices, priceTitle, isFixed, error, onChange }: PricesPartProps) {
  const t = useTranslations('marketing.bargains');
  return (
    <Part title={t('prices')}>
      <Stack>
        {!isFixed && variants.length > 1 && <PartOff onApply={(off) => onChange(pricesAt(off, variants))} />}
        <Outcome variants={variants} />
        <Table aria-label={t('prices')} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('variant')}</Table.Th>
              <Table.Th ta="right">{t('stock')}</Table.Th>
              <Table.Th ta="right">{t('usualPrice')}</Table.Th>
              <Table.Th w={180}>{priceTitle ?? t('price')}</Table.Th>
              <Table.Th ta="right">{t('commission')}</Table.Th>
              <Table.Th ta="right">{t('cost')}</Table.Th>
              <Table.Th ta="right">{t('remains')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {variants.map((variant) => (
              <VariantRow
                key={variant.skuId}
                variant={variant}
                typed={prices[variant.skuId] ?? ''}
                isFixed={isFixed}
                onType={(typed) => onChange({ ...prices, [variant.skuId]: typed })}
              />
            ))}
          </Table.Tbody>
        </Table>
        {error && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {error}
          </Text>
        )}
      </Stack>
    </Part>
  );
}

function PartOff({ onApply }: { onApply: (percentOff: number) => void }) {
  const t = useTranslations('marketing.bargains');
  const [off, setOff] = useState<Typed>('');
  const isRight = Number.isInteger(Number(off)) && Number(off) >= 1 && Number(off) <= 99;
  return (
    <Group align="flex-end" gap="sm">
      <NumberInput
        w={180}
        label={t('form.percentOff')}
        rightSection={<span aria-hidden="true">%</span>}
        hideControls
        allowNegative={false}
        allowDecimal={false}
        value={off}
        onChange={setOff}
      />
      <Button variant="default" disabled={!isRight} onClick={() => onApply(Number(off))}>
        {t('form.apply')}
      </Button>
    </Group>
  );
}

/** The worst that the prices do, in words. */
function Outcome({ variants }: { variants: readonly BargainMargin[] }) {
  const t = useTranslations('marketing.bargains.margin');
  const lowered = variants.filter(({ bargainPrice }) => bargainPrice !== null);
  if (lowered.length === 0) return null;
  const losing = lowered.filter(({ remains }) => remains < 0).length;
  const withoutCost = lowered.filter(({ cost }) => cost === null).length;
  return (
    <Stack gap="xs" aria-live="polite">
      {losing > 0 && (
        <Alert color="red" title={t('losing', { count: losing })}>
          {t('losingText')}
        </Alert>
      )}
      {losing === 0 && withoutCost < lowered.length && <Alert color="teal">{t('safe')}</Alert>}
      {withoutCost > 0 && <Alert color="orange">{t('withoutCost', { count: withoutCost })}</Alert>}
    </Stack>
  );
}

type VariantRowProps = {
  variant: BargainMargin;
  typed: Typed;
  isFixed: boolean;
  onType: (typed: Typed) => void;
};

function VariantRow({ variant, typed, isFixed, onType }: VariantRowProps) {
  const t = useTranslations('marketing.bargains');
  const { money, part, count } = useFormats();
  const name = variant.variant || t('onlyVariant');
  const { price, cost, bargainPrice, remains, remainsPercent, remainsWithout } = variant;
  const isTooHigh = typed !== '' && Math.round(Number(typed) * 100) >= price;
  return (
    <Table.Tr>
      <Table.Td>{name}</Table.Td>
      <Table.Td ta="right">{count(variant.stock)}</Table.Td>
      <Table.Td ta="right">{money(price)}</Table.Td>
      <Table.Td>
        {isFixed ? (
          <Text size="sm" {...(bargainPrice === null ? { c: 'dimmed' } : { fw: 600 })}>
            {bargainPrice === null ? t('unchanged') : money(bargainPrice)}
          </Text>
        ) : (
          <MoneyInput
            aria-label={t('priceOf', { variant: name })}
            placeholder={t('unchanged')}
            error={isTooHigh && t('mistakes.tooHigh')}
            value={typed}
            onChange={onType}
          />
        )}
      </Table.Td>
      <Table.Td ta="right">{money(-variant.commission)}</Table.Td>
      <Table.Td ta="right">{cost === null ? t('noCost') : money(-cost)}</Table.Td>
      <Table.Td ta="right">
        <Text size="sm" fw={600} {...(remains < 0 && { c: 'var(--mantine-color-error)' })}>
          {cost === null ? money(remains) : `${money(remains)} (${part(remainsPercent / 100)})`}
        </Text>
        <Text size="xs" c="dimmed">
          {cost === null
            ? t('margin.beforeCost')
            : bargainPrice !== null && t('margin.without', { amount: money(remainsWithout) })}
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}
