import {
  ActionIcon,
  Button,
  Group,
  MultiSelect,
  NumberInput,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useCountries } from '#console/base/countries/countries.ts';
import { MoneyInput } from '#console/base/money/money-input.tsx';
import { Part } from '#console/base/part.tsx';
import { freightBases, priceTiersMax } from '#contract/shops/merchant-freight.ts';
import { newTier, otherCountries, type RuleValues } from './rule-values.ts';

type Form = UseFormReturnType<{ name: string; rules: RuleValues[] }>;
type RuleFieldsProps = {
  form: Form;
  at: number;
  /** Those of the other rules. */
  takenCountries: readonly string[];
  onRemove: (() => void) | null;
};

/** Where a rule holds, what delivery costs there, and how long it takes. */
export function RuleFields({ form, at, takenCountries, onRemove }: RuleFieldsProps) {
  const t = useTranslations('console.freight');
  const { countries } = useCountries();
  const labelId = useId();
  const rule = form.values.rules[at];
  if (!rule) return null;
  const field = (name: string) => form.getInputProps(`rules.${at}.${name}`);
  const isNoneNamed = [...takenCountries, ...rule.countries].every((code) => code === otherCountries);
  const everywhere = { value: otherCountries, label: t(isNoneNamed ? 'allCountries' : 'otherCountries') };
  const choices = [everywhere, ...countries].filter(({ value }) => !takenCountries.includes(value));
  return (
    <section aria-label={t('zone', { number: at + 1 })}>
      <Part
        title={t('zone', { number: at + 1 })}
        aside={
          onRemove && (
            <Button variant="subtle" color="red" onClick={onRemove}>
              {t('removeZone')}
            </Button>
          )
        }
      >
        <Stack>
          <MultiSelect
            label={t('countries')}
            placeholder={rule.countries.length === 0 ? t('chooseCountries') : undefined}
            nothingFoundMessage={t('noCountry')}
            data={choices}
            searchable
            hidePickedOptions
            {...field('countries')}
          />
          <div>
            <Text size="sm" fw={600} mb={4} id={labelId}>
              {t('basis')}
            </Text>
            <SegmentedControl
              aria-labelledby={labelId}
              data={freightBases.map((value) => ({ value, label: t(`bases.${value}`) }))}
              value={rule.basis}
              onChange={(basis) =>
                form.setFieldValue(`rules.${at}`, {
                  ...rule,
                  basis: basis as RuleValues['basis'],
                  firstUnits: 1,
                  furtherUnits: 1,
                })
              }
            />
          </div>
          {rule.basis === 'price' ? <Tiers form={form} at={at} /> : <Units form={form} at={at} />}
          <SimpleGrid cols={4} style={{ alignItems: 'start' }}>
            <MoneyInput label={t('freeFrom')} placeholder={t('never')} {...field('freeFrom')} />
            <NumberInput label={t('daysFrom')} {...wholeNumber} {...field('daysFrom')} />
            <NumberInput label={t('daysTo')} {...wholeNumber} {...field('daysTo')} />
          </SimpleGrid>
        </Stack>
      </Part>
    </section>
  );
}

const wholeNumber = { allowDecimal: false, allowNegative: false, min: 1, clampBehavior: 'none' } as const;

function Units({ form, at }: { form: Form; at: number }) {
  const t = useTranslations('console.freight');
  const isByWeight = form.values.rules[at]?.basis === 'weight';
  const number = isByWeight
    ? { decimalScale: 3, allowNegative: false, allowedDecimalSeparators: ['.', ','], hideControls: true }
    : wholeNumber;
  const field = (name: string) => form.getInputProps(`rules.${at}.${name}`);
  const kind = isByWeight ? 'weight' : 'piece';
  return (
    <SimpleGrid cols={4} style={{ alignItems: 'start' }}>
      <NumberInput label={t(`firstUnits.${kind}`)} {...number} {...field('firstUnits')} />
      <MoneyInput label={t('firstFee')} {...field('firstFee')} />
      <NumberInput label={t(`furtherUnits.${kind}`)} {...number} {...field('furtherUnits')} />
      <MoneyInput label={t('furtherFee')} {...field('furtherFee')} />
    </SimpleGrid>
  );
}

function Tiers({ form, at }: { form: Form; at: number }) {
  const t = useTranslations('console.freight');
  const tiers = form.values.rules[at]?.tiers ?? [];
  const path = `rules.${at}.tiers`;
  return (
    <Stack gap="sm">
      <SimpleGrid cols={4} style={{ alignItems: 'start' }}>
        <MoneyInput label={t('basicFee')} {...form.getInputProps(`rules.${at}.firstFee`)} />
      </SimpleGrid>
      {tiers.map((tier, index) => (
        <SimpleGrid cols={4} key={tier.key} style={{ alignItems: 'start' }}>
          <MoneyInput label={t('tierFrom')} {...form.getInputProps(`${path}.${index}.from`)} />
          <MoneyInput label={t('tierFee')} {...form.getInputProps(`${path}.${index}.fee`)} />
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            mt={25}
            aria-label={t('removeTier', { number: index + 1 })}
            onClick={() => form.removeListItem(path, index)}
          >
            <Trash2 size={16} aria-hidden="true" />
          </ActionIcon>
        </SimpleGrid>
      ))}
      {tiers.length < priceTiersMax && (
        <Group>
          <Button
            variant="subtle"
            leftSection={<Plus size={16} aria-hidden="true" />}
            onClick={() => form.insertListItem(path, newTier())}
          >
            {t('addTier')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
