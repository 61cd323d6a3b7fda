import { Button, Code, CopyButton, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { Copy, Download } from 'lucide-react';
import { useTranslations } from 'use-intl';

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTranslations('console.account');
  const text = codes.join('\n');
  return (
    <Stack>
      <Text size="sm">{t('codesText')}</Text>
      <SimpleGrid cols={2} component="ul" aria-label={t('codes')} m={0} p={0} spacing="xs">
        {codes.map((code) => (
          <li key={code} style={{ listStyle: 'none' }}>
            <Code fz="md">{code}</Code>
          </li>
        ))}
      </SimpleGrid>
      <Group justify="space-between">
        <Group gap="xs">
          <CopyButton value={text}>
            {({ copied, copy }) => (
              <Button variant="default" leftSection={<Copy size={16} aria-hidden="true" />} onClick={copy}>
                {copied ? t('copied') : t('copy')}
              </Button>
            )}
          </CopyButton>
          <Button
            variant="default"
            component="a"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="galleria-recovery-codes.txt"
            leftSection={<Download size={16} aria-hidden="true" />}
          >
            {t('download')}
          </Button>
        </Group>
        <Button onClick={onClose}>{t('saved')}</Button>
      </Group>
    </Stack>
  );
}
