import type { ComponentProps } from 'react';
import { useCurrencySymbol } from '#storefront/base/client/home-data.ts';
import { Input } from '#ui/fields/input.tsx';
import { InputGroup } from '#ui/fields/input-group.tsx';

/** An amount in whole units of the mall's currency, in a bar of filters. */
export function AmountInput(props: ComponentProps<typeof Input>) {
  const symbol = useCurrencySymbol();
  return (
    <InputGroup size="small" className="w-24">
      <span aria-hidden="true" className="shrink-0 pl-3 text-xs text-ink-3">
        {symbol}
      </span>
      <Input isBare inputMode="decimal" autoComplete="off" {...props} />
    </InputGroup>
  );
}
