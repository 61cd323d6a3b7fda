import { Button, Center, Group, Stack, Text, Title } from '@mantine/core';
import { Store } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ConsoleUser } from '#contract/shops/console.ts';
import { useSignOut } from './sign-out.ts';

/** Someone signed in who works for no shop yet. */
export function NoShop({ user }: { user: ConsoleUser }) {
  const t = useTranslations('console');
  const signOut = useSignOut();
  return (
    <Center component="main" mih="80vh">
      <Stack align="center" gap="sm" maw={480} ta="center">
        <Store size={48} aria-hidden="true" />
        <Title order={1}>{t('noShop.title')}</Title>
        <Text c="dimmed">{t('noShop.text', { name: user.nickname })}</Text>
        <Group>
          <Button component="a" href="/users/merchant_settled?menuCur=70">
            {t('noShop.apply')}
          </Button>
          <Button variant="default" onClick={signOut}>
            {t('signOut')}
          </Button>
        </Group>
      </Stack>
    </Center>
  );
}
