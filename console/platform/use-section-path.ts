import { useUser } from '#console/base/session/user.ts';
import { sectionGroups } from './sections.ts';

/** Where a section is, for links to it; null when it does not exist or the operator may not open it. */
export function useSectionPath(path: string): string | null {
  return usePathOfSection()(path);
}

/** The same for several sections. */
export function usePathOfSection(): (path: string) => string | null {
  const scopes = useUser().data?.operator?.scopes ?? [];
  return (path) => {
    const section = sectionGroups.flatMap(({ sections }) => sections).find((one) => one.path === path);
    const isOpen = section && (section.scope === 'any' || scopes.includes(section.scope));
    return isOpen ? `/platform/${path}` : null;
  };
}
