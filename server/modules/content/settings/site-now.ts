import { eq, inArray } from 'drizzle-orm';
import { settingDefaults } from '#contract/content/platform-settings.ts';
import { database, onDatabaseClosed } from '#server/database/connection.ts';
import { openReread } from '#server/database/reread.ts';
import { setMallName } from '#server/http/mall-name.ts';
import { setRates } from '#server/http/rate-limit.ts';
import { type BrandColours, brandColours } from '#server/modules/content/face/shown-look.ts';
import { faceParts, siteSettings } from '#server/modules/content/tables.ts';
import { forgetMailHouse, type MailHouse, setMailHouse } from '#server/providers/messages/mail-house.ts';
import { readMailHouse } from './read-mail-house.ts';
import { readSiteValue, type SiteValue } from './site-settings.ts';

const groups = ['mall', 'maintenance', 'languages', 'currency', 'limits'] as const;
type SiteNow = { [Group in (typeof groups)[number]]: SiteValue<Group> } & { brand: BrandColours | null };
type Site = SiteNow & { mails: Partial<MailHouse> };

const atFirst: SiteNow = { ...settingDefaults, brand: null };
let now = atFirst;
onDatabaseClosed(() => {
  now = atFirst;
  setMallName(atFirst.mall.name);
  forgetMailHouse();
});

/** Settings that concern every request: each process remembers them, so that no request asks the database. */
export const siteNow = (): SiteNow => now;

async function readSite(): Promise<Site> {
  const rows = await database()
    .select({ name: siteSettings.name, value: siteSettings.value })
    .from(siteSettings)
    .where(inArray(siteSettings.name, [...groups]));
  const [look] = await database()
    .select({ published: faceParts.published })
    .from(faceParts)
    .where(eq(faceParts.name, 'look'));
  const published = look?.published && 'colour' in look.published ? look.published : null;
  const settingOf = <Group extends (typeof groups)[number]>(group: Group) =>
    readSiteValue(group, rows.find(({ name }) => name === group)?.value);
  return {
    mall: settingOf('mall'),
    maintenance: settingOf('maintenance'),
    languages: settingOf('languages'),
    currency: settingOf('currency'),
    brand: published ? brandColours(published.colour) : null,
    limits: settingOf('limits'),
    mails: await readMailHouse(published),
  };
}

/** Read at the start, whenever a process notifies that the settings have changed, and at intervals. */
export const siteReread = openReread('the settings of the mall', readSite, ({ mails, ...site }) => {
  now = site;
  setMailHouse(mails);
  setMallName(site.mall.name);
  setRates(ratesOf(site.limits));
});

/** The platform's limits by what is counted. */
function ratesOf(limits: SiteValue<'limits'>) {
  return {
    ...{ register: limits.registerPerHour, visitor: limits.visitorPerHour, signIn: limits.signInPerMinute },
    ...{ mailPerHour: limits.codesPerHour, smsPerHour: limits.codesPerHour, smsPerDay: limits.smsPerDay },
    ...{ smsInAll: limits.smsInAllPerHour, submitOrder: limits.ordersPerMinute, upload: limits.uploadsPerHour },
    uploadKilobytes: limits.uploadMegabytes * 1024,
  };
}
