import type { FaceOf, FaceSlide, MallBlock } from '#contract/content/face.ts';
import { firstColour } from '#contract/content/look.ts';
import type { SiteValue } from '#server/modules/content/settings/site-settings.ts';
import type { banners } from '#server/modules/content/tables.ts';

const always = { isOn: true, from: null, until: null };

export const noAnnouncement: FaceOf<'announcement'> = {
  ...always,
  ...{ isOn: false, text: {}, link: null, tone: 'info' },
};

export const firstLook = ({ loginHash }: SiteValue<'pictures'>): FaceOf<'look'> => ({
  ...{ colour: firstColour, logoHash: null, loginHash, mobileUrl: '' },
});

/** With what a home page begins that nobody has published yet: the mall's first banners, and all it can show. */
export function firstHome(rows: readonly (typeof banners.$inferSelect)[]): FaceOf<'home'> {
  const slidesAt = (wanted: 'main' | 'advert'): FaceSlide[] =>
    rows
      .filter(({ place }) => place === wanted)
      .map(({ id, pictureHash, title, line, link, isShown }) => ({
        ...{ ...always, key: `banner-${id}`, isOn: isShown },
        ...{ hash: pictureHash, title, line, link },
      }));
  const activities = { ...always, kind: 'activities' as const, activityIds: [] };
  const blocks: MallBlock[] = [
    { ...always, key: 'banners', kind: 'banners', slides: slidesAt('main') },
    { ...always, key: 'flash', kind: 'flash' },
    { ...activities, key: 'first-activity', count: 1 },
    { ...always, key: 'shops', kind: 'shops' },
    { ...activities, key: 'activities', count: 10 },
    { ...always, key: 'adverts', kind: 'adverts', slides: slidesAt('advert') },
    { ...always, key: 'recommended', kind: 'recommended' },
  ];
  return { blocks };
}
