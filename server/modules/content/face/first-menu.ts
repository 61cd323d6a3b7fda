import type { AccountEntry } from '#contract/content/account-menu.ts';
import type { FaceOf } from '#contract/content/face.ts';
import { FaceLink } from '#contract/content/face-values.ts';
import { locales } from '#contract/core/languages.ts';
import type { SiteValue } from '#server/modules/content/settings/site-settings.ts';

/** The account menu as it was set before it became a part of the face, or as a new mall has it. */
export const firstMenu = ({ entries }: SiteValue<'accountMenu'>): FaceOf<'menu'> => ({
  entries: entries.map(({ id, names, path }): AccountEntry => {
    const link = FaceLink.safeParse(path).data ?? null;
    const name = Object.fromEntries(locales.flatMap((locale) => (names[locale] ? [[locale, names[locale]]] : [])));
    return { key: `entry-${id}`, id, isOn: link !== null, name, link };
  }),
});
