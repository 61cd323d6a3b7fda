import { Anchor, Box, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Building2, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LanguageMenu } from '#console/base/frame/language-menu.tsx';

type EntryCardProps = {
  title: string;
  text?: string;
  /** Of those who run the mall, not of a shop. */
  isOfPlatform?: boolean;
  children: ReactNode;
};

/** The frame of what one sees before one is in. */
export function EntryCard({ title, text, isOfPlatform = false, children }: EntryCardProps) {
  const t = useTranslations('console');
  const Sign = isOfPlatform ? Building2 : Store;
  return (
    <Box component="main" mih="100vh" p="md">
      <Group justify="space-between" mb={80}>
        <Anchor href="/" c="inherit" underline="never">
          <Group gap="xs">
            <Sign size={24} aria-hidden="true" color="var(--mantine-color-brand-6)" />
            <Text fw={700}>{t(isOfPlatform ? 'platformName' : 'name')}</Text>
          </Group>
        </Anchor>
        <LanguageMenu />
      </Group>
      <Card maw={440} mx="auto" p={32} shadow="sm" withBorder bg="var(--console-card)">
        <Stack gap="lg">
          <div>
            <Title order={1}>{title}</Title>
            {text && (
              <Text c="dimmed" mt={4}>
                {text}
              </Text>
            )}
          </div>
          {children}
        </Stack>
      </Card>
    </Box>
  );
}
