import { Text } from '@mantine/core';
import { useFormats } from '#console/base/format.ts';

/** What comes in or goes out. The sign says which; the weight is an aid. */
export function SignedAmount({ amount, isTotal = false }: { amount: number; isTotal?: boolean }) {
  const { signedMoney } = useFormats();
  return (
    <Text component="span" size="sm" className="figures" fw={isTotal ? 700 : amount > 0 ? 600 : 400}>
      {signedMoney(amount)}
    </Text>
  );
}
