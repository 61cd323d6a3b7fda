import { useTranslations } from 'use-intl';
import { Pager } from '#ui/navigation/pager.tsx';

type NumberedPagesProps = { page: number; pageCount: number; hrefOf: (page: number) => string };

/** The pages of a list, as links in the language that is being read. */
export function NumberedPages(props: NumberedPagesProps) {
  const t = useTranslations('shell.pages');
  return (
    <Pager
      {...props}
      texts={{
        label: t('label'),
        previous: t('previous'),
        next: t('next'),
        page: (page) => t('page', { page: String(page) }),
      }}
    />
  );
}
