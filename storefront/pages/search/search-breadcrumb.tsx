import { useTranslations } from 'use-intl';
import { searchPath } from '#storefront/base/links/search-path.ts';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';

type Step = { id: number; name: string };

/** Home, then the categories down to this one, then the words that were searched for. */
export function SearchBreadcrumb({ path, words }: { path: readonly Step[]; words: string }) {
  const t = useTranslations('search');
  const end = words ? t('resultsFor', { words }) : path.at(-1)?.name;
  const above = words ? path : path.slice(0, -1);
  const steps = [{ name: t('home'), to: '/' }, ...above.map(({ id, name }) => ({ name, to: searchPath({ cid: id }) }))];
  return <Breadcrumb label={t('breadcrumb')} steps={steps} here={end ?? t('allProducts')} />;
}
