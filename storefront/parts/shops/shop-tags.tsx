import { useTranslations } from 'use-intl';

/** What kind of shop it is: run by the mall itself or not, its type, and what it deals in. */
export function ShopTags({ isSelf, names }: { isSelf: boolean; names: readonly (string | undefined)[] }) {
  const t = useTranslations('catalogue.tags');
  return (
    <span className="flex flex-wrap items-center gap-1 text-xs leading-5">
      {isSelf && <span className="rounded-sm bg-brand px-1.5 text-white">{t('self')}</span>}
      {names.map(
        (name) =>
          name && (
            <span key={name} className="rounded-sm bg-surface px-1.5 text-ink-2">
              {name}
            </span>
          ),
      )}
    </span>
  );
}
