import { useTranslations } from 'use-intl';
import { useShellData } from '#storefront/base/client/shell-data.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { searchPath } from '#storefront/base/links/search-path.ts';

/** What many are looking for, as far as it fits in one line. */
export function HotKeywords() {
  const t = useTranslations('shell');
  const keywords = useShellData()?.keywords ?? [];
  return (
    <ul
      aria-label={t('hotSearches')}
      className="mt-1.5 flex h-5 flex-wrap gap-x-4 overflow-hidden px-1 text-xs text-ink-3"
    >
      {keywords.map((keyword) => (
        <li key={keyword.id}>
          <MallLink to={searchPath({ title: keyword.title })} className="hover:text-brand">
            {keyword.title}
          </MallLink>
        </li>
      ))}
    </ul>
  );
}
