import { Button, Group, NumberInput, Radio, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Plus, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { MoneyInput } from '#console/base/money/money-input.tsx';
import { Part } from '#console/base/part.tsx';
import { dealKinds, dealStepsMax } from '#contract/catalogue/shopper-deals.ts';
import type { DealValues, TypedStep } from './deal-values.ts';

type OfferPartProps = { form: UseFormReturnType<DealValues>; isFixed: boolean };

/** Of which kind it is, and what it takes off. */
export function OfferPart({ form, isFixed }: OfferPartProps) {
  const t = useTranslations('marketing.deals');
  const { kind } = form.values;
  return (
    <Part title={t('offer')}>
      <Stack>
        <Radio.Group aria-label={t('kind')} {...form.getInputProps('kind')}>
          <Stack gap="xs">
            {dealKinds.map((value) => (
              <Radio
                key={value}
                value={value}
                label={t(`kinds.${value}`)}
                description={t(`kindTexts.${value}`)}
                disabled={isFixed}
              />
            ))}
          </Stack>
        </Radio.Group>
        {kind === 'steps' ? (
          <Steps form={form} isFixed={isFixed} />
        ) : (
          <MoneyInput w={220} label={t('form.off')} disabled={isFixed} {...form.getInputProps('off')} />
        )}
      </Stack>
    </Part>
  );
}

const whole = { allowDecimal: false, allowNegative: false, hideControls: true } as const;

function Steps({ form, isFixed }: OfferPartProps) {
  const t = useTranslations('marketing.deals.form');
  const { steps } = form.values;
  const write = (next: TypedStep[]) => {
    form.setFieldValue('steps', next);
    form.clearFieldError('steps');
  };
  const change = (at: number, part: Partial<TypedStep>) =>
    write(steps.map((step, place) => (place === at ? { ...step, ...part } : step)));
  return (
    <Stack gap="sm">
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name than their place
        <Group key={at} role="group" aria-label={t('step', { number: at + 1 })} align="flex-end" gap="sm">
          <NumberInput
            {...whole}
            w={180}
            label={t('units')}
            disabled={isFixed}
            value={step.units}
            onChange={(units) => change(at, { units })}
          />
          <NumberInput
            {...whole}
            w={180}
            label={t('percent')}
            rightSection={<span aria-hidden="true">%</span>}
            disabled={isFixed}
            value={step.percent}
            onChange={(percent) => change(at, { percent })}
          />
          {steps.length > 1 && !isFixed && (
            <RowAction
              name={t('removeStep', { number: at + 1 })}
              icon={X}
              isOff={false}
              onAct={() => write(steps.filter((_, place) => place !== at))}
            />
          )}
        </Group>
      ))}
      {form.errors.steps && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {form.errors.steps}
        </Text>
      )}
      {!isFixed && steps.length < dealStepsMax && (
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<Plus size={16} aria-hidden="true" />}
          onClick={() => write([...steps, { units: Number(steps.at(-1)?.units ?? 1) + 1, percent: '' }])}
        >
          {t('addStep')}
        </Button>
      )}
    </Stack>
  );
}
