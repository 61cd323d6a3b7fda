import { Button } from '@mantine/core';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';

/** Saves the receipt of an order as PDF. `open` returns the address of the file. */
export function ReceiptButton({ open }: { open: () => Promise<{ path: string }> }) {
  const t = useTranslations('console.orders');
  const { failed } = useNotices();
  const [isPending, setPending] = useState(false);

  async function save(): Promise<void> {
    setPending(true);
    try {
      const { path } = await open();
      const link = document.createElement('a');
      link.href = path;
      link.download = '';
      link.click();
    } catch (error) {
      failed(error);
    } finally {
      setPending(false);
    }
  }

  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<FileText size={16} aria-hidden="true" />}
      onClick={() => void save()}
    >
      {t('receipt')}
    </Button>
  );
}
