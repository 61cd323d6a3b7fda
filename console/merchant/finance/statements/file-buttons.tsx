import { Button, Select } from '@mantine/core';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useLocale } from '#console/base/locale.ts';
import { useShopId } from '#console/base/use-call.ts';
import { isLocale, languages } from '#contract/core/languages.ts';
import { openStatementFile, statementFormats } from '#contract/payouts/merchant-statements.ts';

const icons = { csv: FileSpreadsheet, pdf: FileText };
type Format = (typeof statementFormats)[number];

/** Saves a statement as a file, in a language of choice: the bookkeeper may read another than the shop. */
export function FileButtons({ period }: { period: string }) {
  const t = useTranslations('statements');
  const shopId = useShopId();
  const { failed } = useNotices();
  const shown = useLocale();
  const [chosen, setChosen] = useState<string | null>(null);
  const [pending, setPending] = useState<Format | null>(null);
  const locale = isLocale(chosen) ? chosen : shown;

  async function save(format: Format): Promise<void> {
    setPending(format);
    try {
      const { path } = await callMall(openStatementFile, { period, format, locale }, shopId);
      const link = document.createElement('a');
      link.href = path;
      link.download = '';
      link.click();
    } catch (error) {
      failed(error);
    } finally {
      setPending(null);
    }
  }

  return (
    <>
      <Select
        aria-label={t('file.language')}
        allowDeselect={false}
        w={140}
        value={locale}
        data={languages.map((language) => ({ value: language.locale, label: language.name }))}
        onChange={setChosen}
      />
      {statementFormats.map((format) => {
        const Icon = icons[format];
        return (
          <Button
            key={format}
            variant="default"
            leftSection={<Icon size={16} aria-hidden="true" />}
            loading={pending === format}
            onClick={() => void save(format)}
          >
            {t(`file.${format}`)}
          </Button>
        );
      })}
    </>
  );
}
