import { NumberInput, type NumberInputProps } from '@mantine/core';
import { currencySymbol } from './format.ts';

/** An amount as people write it, with two decimals. */
export function MoneyInput(props: NumberInputProps) {
  return (
    <NumberInput
      leftSection={<span aria-hidden="true">{currencySymbol}</span>}
      decimalScale={2}
      fixedDecimalScale
      allowNegative={false}
      allowedDecimalSeparators={['.', ',']}
      hideControls
      {...props}
    />
  );
}
