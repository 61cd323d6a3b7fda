import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { type AccountEntry, fixedEntries, isCurrent, overviewPath } from '#storefront/parts/account/account-entries.ts';

/** The same entries as under the name in the top bar, at the left of everybody's own pages. */
export function AccountMenu({ entries }: { entries: readonly AccountEntry[] }) {
  const t = useTranslations('account');
  const fixed = fixedEntries.map(({ key, ...entry }) => ({ ...entry, name: t(key) }));
  return (
    <nav aria-label={t('areaMenu')} className="sticky top-20 rounded-lg bg-card py-4">
      <div className="mb-3 border-b border-line pb-3">
        <Entry to={overviewPath} name={t('overview.title')} />
      </div>
      <Group heading={t('ordersGroup')} entries={fixed} />
      {entries.length > 0 && (
        <div className="mt-3 border-t border-line pt-4">
          <Group heading={t('accountGroup')} entries={entries} />
        </div>
      )}
    </nav>
  );
}

type MenuLink = { id?: number; to: string; also?: readonly string[]; name: string };

function Group({ heading, entries }: { heading: string; entries: readonly MenuLink[] }) {
  return (
    <>
      <h2 className="px-6 pb-1.5 font-semibold">{heading}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Entry {...entry} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Entry({ name, ...entry }: MenuLink) {
  const { pathname, search } = useLocation();
  return (
    <MallLink
      to={entry.to}
      aria-current={isCurrent(entry, pathname, search) ? 'page' : undefined}
      className="relative block px-6 py-2 text-ink-2 hover:text-brand focus-visible:-outline-offset-2 aria-[current]:bg-brand-soft aria-[current]:font-medium aria-[current]:text-brand-deep aria-[current]:before:absolute aria-[current]:before:inset-y-0 aria-[current]:before:left-0 aria-[current]:before:w-1 aria-[current]:before:bg-brand"
    >
      {name}
    </MallLink>
  );
}
