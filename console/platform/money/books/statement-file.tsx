import { Select } from '@mantine/core';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { isLocale, type Locale, languages } from '#contract/core/languages.ts';
import { openMallStatement } from '#contract/payouts/platform-books.ts';

/** In which language statements are saved: the bookkeeper may read another than the operator. */
export function FileLanguage({ locale, onChange }: { locale: Locale; onChange: (locale: Locale) => void }) {
  const t = useTranslations('platform-money.books');
  return (
    <Select
      aria-label={t('fileLanguage')}
      allowDeselect={false}
      w={140}
      value={locale}
      data={languages.map((language) => ({ value: language.locale, label: language.name }))}
      onChange={(next) => isLocale(next) && onChange(next)}
    />
  );
}

/** Saves the statement of a day or a month as PDF. */
export function StatementFile({ period, name, locale }: { period: string; name: string; locale: Locale }) {
  const t = useTranslations('platform-money.books');
  const { failed } = useNotices();
  const [isPending, setPending] = useState(false);

  async function save(): Promise<void> {
    setPending(true);
    try {
      const { path } = await callMall(openMallStatement, { period, locale });
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

  return <RowAction name={t('fileOf', { period: name })} icon={FileText} isOff={isPending} onAct={() => void save()} />;
}
