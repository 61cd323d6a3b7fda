import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';

type SecretOnceProps = { text: string; label: string; secret: string; onClose: () => void };

/** A new key or secret, which is shown this once. */
export function SecretOnce({ text, label, secret, onClose }: SecretOnceProps) {
  const t = useTranslations('integrations');
  return (
    <Stack>
      <Text size="sm">{text}</Text>
      <Code block fz="sm" aria-label={label} role="region" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {secret}
      </Code>
      <Group justify="space-between">
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button variant="default" leftSection={<Copy size={16} aria-hidden="true" />} onClick={copy}>
              {copied ? t('copied') : t('copy')}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onClose}>{t('secretSaved')}</Button>
      </Group>
    </Stack>
  );
}
