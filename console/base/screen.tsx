import { Anchor, Breadcrumbs, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTitle } from './frame/use-title.ts';
import { useShop } from './session/user.ts';

type ScreenProps = {
  title: string;
  text?: string;
  /** The list from which one comes here. */
  parent?: { to: string; name: string };
  actions?: ReactNode;
  /** False where the paper shows something else than the screen. */
  isHeadPrinted?: boolean;
  children: ReactNode;
};

/** A screen of the console: its title, what can be done on it, and the rest. */
export function Screen({ title, text, parent, actions, isHeadPrinted = true, children }: ScreenProps) {
  useTitle(title, useShop()?.name);
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-end" {...(!isHeadPrinted && { className: 'no-print' })}>
        <div>
          {parent && (
            <Breadcrumbs mb={4}>
              <Anchor component={Link} to={parent.to} size="sm">
                {parent.name}
              </Anchor>
              <Text size="sm" c="dimmed">
                {title}
              </Text>
            </Breadcrumbs>
          )}
          <Title order={1}>{title}</Title>
          {text && <Text c="dimmed">{text}</Text>}
        </div>
        {actions && <Group className="no-print">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  );
}
