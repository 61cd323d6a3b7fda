import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useFormats } from '#console/base/format.ts';

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
  return (
    <Anchor component={Link} to={to} size="sm" fw="inherit">
      {text}
    </Anchor>
  );
}
