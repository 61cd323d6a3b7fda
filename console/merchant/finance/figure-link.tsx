import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

/** A figure that opens what is behind it. In the colour of text: red figures would look like losses. */
export function FigureLink({ to, children }: { to: string; children: string }) {
  return (
    <Anchor component={Link} to={to} size="sm" fw="inherit" c="inherit" underline="always" className="figures">
      {children}
    </Anchor>
  );
}
