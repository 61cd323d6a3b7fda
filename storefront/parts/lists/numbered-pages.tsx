import { useTranslations } from 'use-intl';
import { Pager } from '#ui/navigation/pager.tsx';

type NumberedPagesProps = {
  found: { page: number; limit: number; total: number };
  hrefOf: (page: number) => string;
};

/** The pages of a list, as links in the language that is being read. */
export function NumberedPages({ found, hrefOf }: NumberedPagesProps) {
  const t = useTranslations('shell.pages');
  return (
    <Pager
      page={found.page}
      pageCount={Math.ceil(found.total / found.limit)}
      hrefOf={hrefOf}
      texts={{
        label: t('label'),
        previous: t('previous'),
        next: t('next'),
        page: (page) => t('page', { page: String(page) }),
      }}
    />
  );
}
