import { useTranslations } from 'use-intl';
import { Badge } from '#ui/display/badge.tsx';

/** What kind of shop it is: run by the mall itself or not, its type, and what it deals in. */
export function ShopTags({ isSelf, names }: { isSelf: boolean; names: readonly (string | undefined)[] }) {
  const t = useTranslations('catalogue.tags');
  return (
    <span className="flex flex-wrap items-center gap-1">
      {isSelf && <Badge tone="solid">{t('self')}</Badge>}
      {names.map((name) => name && <Badge key={name}>{name}</Badge>)}
    </span>
  );
}
