import { Text } from '@mantine/core';
import { useFormats } from '#console/base/format.ts';
import { FigureLink } from '#console/merchant/finance/figure-link.tsx';

type FigureProps = { amount: number; to: string; isBalance?: boolean };

/** A figure that opens the entries behind it. Nothing is behind a change of nothing. */
export function Figure({ amount, to, isBalance = false }: FigureProps) {
  const { money, signedMoney } = useFormats();
  const text = isBalance ? money(amount) : signedMoney(amount);
  if (amount === 0)
    return (
      <Text span size="sm" c="dimmed" fw="inherit">
        {text}
      </Text>
    );
  return <FigureLink to={to}>{text}</FigureLink>;
}
