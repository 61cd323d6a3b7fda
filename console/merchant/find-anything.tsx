import { Button, Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { FindDialogProps } from './find-dialog.tsx';

const load = () => import('./find-dialog.tsx');
const FindDialog = lazy(load);

/** Ctrl-K and its button. The dialog comes with the first use, or when the pointer is over the button. */
export function FindAnything({ onAsk, ...dialog }: FindDialogProps & { onAsk: () => void }) {
  const t = useTranslations('console');
  useHotkeys([['mod+K', onAsk]]);
  return (
    <>
      <Button
        variant="default"
        w={360}
        fw={400}
        c="dimmed"
        styles={{ label: { flexGrow: 1 } }}
        leftSection={<Search size={16} aria-hidden="true" />}
        rightSection={<Kbd size="xs">{t('find.shortcut')}</Kbd>}
        onClick={onAsk}
        onMouseEnter={() => void load()}
      >
        {t('find.button')}
      </Button>
      {dialog.asked > 0 && (
        <Suspense>
          <FindDialog {...dialog} />
        </Suspense>
      )}
    </>
  );
}
