import { Box, Button, Code, CopyButton } from '@mantine/core';
import { useTranslations } from 'use-intl';

type CodeBlockProps = { label: string; text: string; canCopy?: boolean; isWhole?: boolean };

/** Code or an answer, which can be copied. Long lines wrap, so that nothing scrolls sideways. */
export function CodeBlock({ label, text, canCopy = false, isWhole = false }: CodeBlockProps) {
  const t = useTranslations('integrations');
  return (
    <Box pos="relative">
      <Code
        block
        fz="sm"
        role="region"
        aria-label={label}
        tabIndex={0}
        bd="1px solid var(--console-line)"
        mah={isWhole ? undefined : 480}
        style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', overflow: 'auto' }}
      >
        {text}
      </Code>
      {canCopy && (
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button
              size="compact-xs"
              variant="default"
              pos="absolute"
              top={8}
              right={8}
              aria-label={t('copyOne', { name: label })}
              onClick={copy}
            >
              {copied ? t('copied') : t('copy')}
            </Button>
          )}
        </CopyButton>
      )}
    </Box>
  );
}
