import { inArray } from 'drizzle-orm';
import type { SettingsOf } from '#contract/content/platform-settings.ts';
import type { getAccountMenu, HomeIndex, LoginMethods } from '#contract/content/shopper.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { Picture } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { readMallTime } from '#server/database/mall-clock.ts';
import { getUserOf } from '#server/modules/identity/index.ts';
import { knownCarriers } from '#server/providers/carriers/known-carriers.ts';
import { namedEntries } from './account-menu.ts';
import { readFace } from './face/face-queries.ts';
import { shownAnnouncement } from './face/shown-announcement.ts';
import { shownFooter } from './face/shown-footer.ts';
import { listHelpLinks } from './face/shown-pages.ts';
import { shownBanners, slidesIn } from './face/slide-queries.ts';
import { pictureColumns, pictureValue } from './picture-value.ts';
import { readSiteValue, type SiteGroup } from './settings/site-settings.ts';
import { pictures, siteSettings } from './tables.ts';

const advertsMax = 20;

async function findPictures(hashes: readonly (string | null)[]): Promise<Map<string, Picture>> {
  const wanted = hashes.filter((hash) => hash !== null);
  if (wanted.length === 0) return new Map();
  const rows = await database().select(pictureColumns).from(pictures).where(inArray(pictures.hash, wanted));
  return new Map(rows.map((row) => [row.hash, pictureValue(row)]));
}

async function readSite() {
  const rows = await database().select().from(siteSettings);
  return <Group extends SiteGroup>(group: Group) => readSiteValue(group, rows.find((row) => row.name === group)?.value);
}

export async function getHome(locale: Locale, mobileMallUrl: string): Promise<HomeIndex> {
  const [site, home, announcement, footer, look, help, nowMs] = await Promise.all([
    readSite(),
    readFace('home'),
    readFace('announcement'),
    readFace('footer'),
    readFace('look'),
    listHelpLinks(locale),
    readMallTime(),
  ]);
  const now = new Date(nowMs);
  const [banner, adverts] = await Promise.all(
    (['banners', 'adverts'] as const).map((kind) => shownBanners(slidesIn(home.blocks, kind, now), locale, now)),
  );
  const { recommendHash, shopStreetHash } = site('pictures');
  const found = await findPictures([recommendHash, shopStreetHash, look.logoHash]);
  return {
    banner: banner ?? [],
    adverts: (adverts ?? []).slice(0, advertsMax),
    announcement: shownAnnouncement(announcement, locale, now),
    footer: shownFooter(footer, help, locale),
    logo: found.get(look.logoHash ?? '') ?? null,
    recommendImage: found.get(recommendHash ?? '') ?? null,
    shopStreetImage: found.get(shopStreetHash ?? '') ?? null,
    shopPayCurrency: site('currency'),
    mobileMallUrl: look.mobileUrl || mobileMallUrl,
    carriers: knownCarriers.map(({ name }) => name),
    ...site('service'),
  };
}

export async function getLoginImage(): Promise<{ loginLeftImage: string }> {
  const { loginHash } = await readFace('look');
  return { loginLeftImage: loginHash ? `/media/${loginHash}` : '/login.svg' };
}

/** The ways to sign in that are configured and that the platform has not closed. */
export async function getOpenMethods(configured: LoginMethods): Promise<LoginMethods> {
  return openMethods(configured, (await readSite())('signIn'));
}

function openMethods(configured: LoginMethods, { visitors, facebook, google, twitter }: SettingsOf<'signIn'>) {
  return {
    ...configured,
    visitorOpen: configured.visitorOpen && visitors,
    facebookOpen: configured.facebookOpen && facebook,
    googleOpen: configured.googleOpen && google,
    twitterOpen: configured.twitterOpen && twitter,
  };
}

/** The account menu in the reader's language, with the current user. */
export async function getMenuOf(
  accountId: number,
  locale: Locale,
  configured: LoginMethods,
): Promise<OutputOf<typeof getAccountMenu>> {
  const [site, { entries }, { avatar, nickname, phone, email }] = await Promise.all([
    readSite(),
    readFace('menu'),
    getUserOf(accountId),
  ]);
  const { demoAccounts: _, ...methods } = openMethods(configured, site('signIn'));
  return { routine_my_menus: namedEntries(entries, locale), ...methods, avatar, nickname, phone, email };
}
