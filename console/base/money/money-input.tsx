import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useCurrency } from './currency.ts';

/** An amount as people write it, with two decimals. */
export function MoneyInput(props: NumberInputProps) {
  const { symbol } = useCurrency();
  return (
    <NumberInput
      leftSection={<span aria-hidden="true">{symbol}</span>}
      decimalScale={2}
      fixedDecimalScale
      allowNegative={false}
      allowedDecimalSeparators={['.', ',']}
      hideControls
      {...props}
    />
  );
}
