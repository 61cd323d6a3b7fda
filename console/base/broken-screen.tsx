import { Button, Center, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';

/** In place of a screen that has failed while it was shown. The page is loaded again, since its state may be the cause. */
export function BrokenScreen() {
  const t = useTranslations('console');
  return (
    <Center component="main" mih="70vh" p="xl">
      <Stack align="center" gap="sm" maw={480}>
        <Title order={1} ta="center">
          {t('broken.title')}
        </Title>
        <Text c="dimmed" ta="center">
          {t('broken.text')}
        </Text>
        <Group mt="sm">
          <Button onClick={() => location.reload()}>{t('broken.reload')}</Button>
          <Button variant="default" component="a" href="/console">
            {t('broken.home')}
          </Button>
        </Group>
      </Stack>
    </Center>
  );
}
