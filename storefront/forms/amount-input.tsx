import type { ComponentProps } from 'react';
import { useMoneyParts } from '#storefront/base/i18n/money-format.ts';
import { Input } from '#ui/fields/input.tsx';
import { InputGroup } from '#ui/fields/input-group.tsx';

/** An amount in whole units of the mall's currency, in a bar of filters. The sign stands where the language puts it. */
export function AmountInput(props: ComponentProps<typeof Input>) {
  const parts = useMoneyParts()(0, 0);
  const place = parts.findIndex(({ type }) => type === 'currency');
  const isBefore = place < parts.findIndex(({ type }) => type === 'integer');
  const sign = (
    <span aria-hidden="true" className={`shrink-0 text-xs text-ink-3 ${isBefore ? 'pl-3' : 'pr-3'}`}>
      {parts[place]?.value}
    </span>
  );
  return (
    <InputGroup size="small" className="w-24">
      {isBefore && sign}
      <Input isBare inputMode="decimal" autoComplete="off" {...props} />
      {!isBefore && sign}
    </InputGroup>
  );
}
