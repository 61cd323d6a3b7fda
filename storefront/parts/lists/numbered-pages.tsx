import { useTranslations } from 'use-intl';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { Pagination } from '#ui/pagination.tsx';

type NumberedPagesProps = { page: number; pageCount: number; hrefOf: (page: number) => string };

/** The pages of a list, as links in the language that is being read. */
export function NumberedPages(props: NumberedPagesProps) {
  const t = useTranslations('shell.pages');
  return (
    <Pagination
      {...props}
      Link={MallLink}
      texts={{
        label: t('label'),
        previous: t('previous'),
        next: t('next'),
        page: (page) => t('page', { page: String(page) }),
      }}
    />
  );
}
