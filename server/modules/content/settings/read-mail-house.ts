import { eq } from 'drizzle-orm';
import { agreementId, helpPath } from '#contract/content/help-pages.ts';
import { firstColour, type Look } from '#contract/content/look.ts';
import { defaultLocale } from '#contract/core/languages.ts';
import { database } from '#server/database/connection.ts';
import { readMallTime } from '#server/database/mall-clock.ts';
import { firstPages } from '#server/modules/content/face/first-pages.ts';
import { listHelpLinks } from '#server/modules/content/face/shown-pages.ts';
import { pictures } from '#server/modules/content/tables.ts';
import type { MailHouse, MailLogo } from '#server/providers/messages/mail-house.ts';
import { getSite, type SiteValue } from './site-settings.ts';

/** What mails say about the mall: how it looks, who runs it, and where to find help. */
export async function readMailHouse(
  look: Pick<Look, 'colour' | 'logoHash'> | null,
): Promise<Omit<MailHouse, 'publicUrl'>> {
  const [logo, { records }, service, help, now] = await Promise.all([
    look?.logoHash ? findLogo(look.logoHash) : null,
    getSite(database(), 'operator'),
    getSite(database(), 'service'),
    listHelpLinks(defaultLocale),
    readMallTime(),
  ]);
  return {
    ...{ colour: look?.colour ?? firstColour, logo, contact: contactOf(service) },
    company: companyOn(new Date(now).toISOString().slice(0, 10), records),
    helpPath: helpPathOf(help.map(({ id }) => id)),
  };
}

const logoMax = { width: 200, height: 40 };

async function findLogo(hash: string): Promise<MailLogo | null> {
  const [row] = await database()
    .select({ width: pictures.width, height: pictures.height })
    .from(pictures)
    .where(eq(pictures.hash, hash));
  if (!row) return null;
  const scale = Math.min(logoMax.width / row.width, logoMax.height / row.height);
  return { hash, width: Math.round(row.width * scale), height: Math.round(row.height * scale) };
}

/** Who runs the mall on a day, as on receipts; before the first record its first one. */
function companyOn(day: string, records: SiteValue<'operator'>['records']): MailHouse['company'] {
  const sorted = records.toSorted((one, other) => one.from.localeCompare(other.from));
  const record = sorted.findLast(({ from }) => from <= day) ?? sorted[0];
  return record ? { legalName: record.legalName, address: record.address } : null;
}

/** The other ways to reach customer service are chats, to which the help page leads. */
function contactOf({ consumerType, consumerEmail, consumerHotline }: SiteValue<'service'>): string {
  if (consumerType === 'email') return consumerEmail;
  return consumerType === 'hotline' ? consumerHotline : '';
}

/** The page about contact that a new mall has, as long as it is there; else the first. */
function helpPathOf(ids: readonly number[]): string | null {
  const contactId = firstPages().list.find(({ key }) => key === 'contact')?.id;
  const id = ids.find((each) => each === contactId) ?? ids.find((each) => each !== agreementId);
  return id === undefined ? null : helpPath(id);
}
