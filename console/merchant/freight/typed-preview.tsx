import { Alert, Box, Group, NumberInput, Select, SimpleGrid, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCountries } from '#console/base/countries/countries.ts';
import { Fact } from '#console/base/fact.tsx';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { MoneyInput } from '#console/base/money/money-input.tsx';
import { Part } from '#console/base/part.tsx';
import { useCall } from '#console/base/use-call.ts';
import { quoteFreight } from '#contract/pricing/merchant.ts';

import { amountMax, mistakesIn, type RuleValues, termsOf } from './rule-values.ts';

const pauseMs = 250;
const kilogram = 1_000;
const cents = 100;
const weightMax = 100_000;
const unitsMax = 10_000;

/** What an order would cost by the rules as they stand in the form. */
export function TypedPreview({ rules }: { rules: readonly RuleValues[] }) {
  const t = useTranslations('console.freight');
  const { countries, nameOf } = useCountries();
  const { money } = useFormats();
  const [country, setCountry] = useState('US');
  const [units, setUnits] = useState<number | string>(1);
  const [weight, setWeight] = useState<number | string>(0.5);
  const [amount, setAmount] = useState<number | string>(20);
  const isComplete = rules.every((rule) => Object.keys(mistakesIn(rule)).length === 0);
  const asked = {
    rules: isComplete ? rules.map(termsOf) : [],
    country,
    units: Math.max(1, Number(units)),
    grams: Math.round(Number(weight) * kilogram),
    subtotal: Math.round(Number(amount) * cents),
  };
  // As a text, since the rules are other objects each time the form is drawn.
  const [settled] = useDebouncedValue(JSON.stringify(asked), pauseMs);
  const input = JSON.parse(settled) as typeof asked;
  const { data, error, refetch } = useCall(quoteFreight, input, {
    isOff: input.rules.length === 0,
    keepsPrevious: (before) => before.country === input.country,
  });
  const number = { allowNegative: false, hideControls: true, clampBehavior: 'strict' } as const;
  return (
    <section aria-label={t('tryTitle')}>
      <Part title={t('tryTitle')}>
        <Text c="dimmed" size="sm" mb="md">
          {t('tryText')}
        </Text>
        <Group align="flex-end" wrap="nowrap">
          <Select
            flex={1}
            label={t('previewCountry')}
            searchable
            allowDeselect={false}
            data={countries}
            value={country}
            onChange={(next) => next && setCountry(next)}
          />
          <NumberInput
            {...number}
            w={120}
            label={t('previewQuantity')}
            allowDecimal={false}
            max={unitsMax}
            value={units}
            onChange={setUnits}
          />
          <NumberInput
            {...number}
            w={170}
            label={t('tryWeight')}
            decimalScale={3}
            allowedDecimalSeparators={['.', ',']}
            max={weightMax}
            value={weight}
            onChange={setWeight}
          />
          <MoneyInput w={170} label={t('tryAmount')} max={amountMax} value={amount} onChange={setAmount} />
        </Group>
        <Box mt="md" aria-live="polite">
          {!isComplete && (
            <Text size="sm" c="dimmed">
              {t('tryIncomplete')}
            </Text>
          )}
          {isComplete && error && !data && <LoadFailure error={error} onRetry={refetch} />}
          {isComplete && data && data.rule === null && (
            <Alert color="orange">{t('tryNotServed', { country: nameOf(input.country) })}</Alert>
          )}
          {isComplete && data && data.rule !== null && (
            <SimpleGrid cols={2} component="dl" m={0} p="md" bg="var(--mantine-color-body)" style={{ borderRadius: 8 }}>
              <Fact name={t('cost')} value={data.freight === 0 ? t('free') : money(data.freight)} />
              <Fact name={t('tryZone')} value={t('zone', { number: data.rule + 1 })} />
            </SimpleGrid>
          )}
        </Box>
      </Part>
    </section>
  );
}
