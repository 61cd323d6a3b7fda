import { Radio, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Part } from '#console/base/part.tsx';
import type { CouponScope } from '#contract/coupons/shopper.ts';
import type { CouponValues } from './coupon-values.ts';

type TargetPartProps = {
  form: UseFormReturnType<CouponValues>;
  /** Buyers hold it already. */
  isFixed: boolean;
  scopes: readonly { scope: CouponScope; name: string }[];
  /** The field in which one of a kind is chosen; there is none for everything. */
  fields: Partial<Record<CouponScope, () => ReactNode>>;
};

/** What a coupon is for: everything, or what is chosen of one kind. */
export function TargetPart({ form, isFixed, scopes, fields }: TargetPartProps) {
  const t = useTranslations('marketing');
  return (
    <Part title={t('appliesTo')}>
      <Stack>
        <Radio.Group aria-label={t('appliesTo')} {...form.getInputProps('scope')}>
          <Stack gap="xs">
            {scopes.map(({ scope, name }) => (
              <Radio key={scope} value={scope} label={name} disabled={isFixed} />
            ))}
          </Stack>
        </Radio.Group>
        {fields[form.values.scope]?.()}
      </Stack>
    </Part>
  );
}
