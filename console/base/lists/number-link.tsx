import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useFormats } from '#console/base/format.ts';

/** The number of an order or a refund, which opens it, and when it was made. */
export function NumberLink({ to, number, at }: { to: string; number: string; at: string }) {
  const { time } = useFormats();
  return (
    <>
      {/* A press anywhere else in the row opens it too. */}
      <Anchor component={Link} to={to} size="sm" onClick={(event) => event.stopPropagation()}>
        {number}
      </Anchor>
      <Text size="sm" c="dimmed">
        {time(at)}
      </Text>
    </>
  );
}
