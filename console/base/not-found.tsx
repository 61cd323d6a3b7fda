import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

export default function NotFound() {
  const t = useTranslations('console');
  return (
    <Center component="main" mih="70vh">
      <Stack align="center" gap="sm">
        <Title order={1}>{t('notFound.title')}</Title>
        <Text c="dimmed">{t('notFound.text')}</Text>
        <Button component={Link} to="/">
          {t('notFound.back')}
        </Button>
      </Stack>
    </Center>
  );
}
