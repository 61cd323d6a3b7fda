import { and, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { MallStep } from '#contract/machine/platform-first-steps.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { statement } from '#server/database/statement.ts';
import { categories, products } from '#server/modules/catalogue/tables.ts';
import { faceParts, siteSettings } from '#server/modules/content/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { operatorInvitations } from '#server/modules/operators/tables.ts';
import { shopCategories, shops, shopTypes } from '#server/modules/shops/tables.ts';
import { outgoingMessages } from '#server/providers/messages/tables.ts';

/** What of a step can be read in the database. Without a mail that arrived at a server nobody knows whether mails are sent. */
type Facts = Record<Exclude<MallStep, 'payments'>, boolean>;

const wasSaved = (name: string) => sql`exists (select 1 from ${siteSettings} where ${siteSettings.name} = ${name})`;
const wasPublished = (name: string) =>
  sql`exists (select 1 from ${faceParts} where ${faceParts.name} = ${name} and ${faceParts.published} is not null)`;

const invited = and(isNotNull(operatorInvitations.email), gt(operatorInvitations.endsAt, mallNow));

export async function readStepFacts(asker: Asker = database()): Promise<Facts> {
  const [facts] = await statement<Facts>(
    'mall_steps',
    sql`select
      exists (select 1 from ${siteSettings} where ${siteSettings.name} = 'operator'
        and jsonb_array_length(${siteSettings.value} -> 'records') > 0) as company,
      ${wasSaved('mall')} as name,
      ${wasSaved('currency')} as currency,
      ${wasSaved('languages')} as languages,
      ${wasPublished('look')} as look,
      ${wasPublished('pages')} as pages,
      exists (select 1 from ${outgoingMessages} where ${outgoingMessages.channel} = 'email'
        and ${outgoingMessages.sentAt} is not null) as mail,
      exists (select 1 from ${categories}) as categories,
      exists (select 1 from ${shopTypes} where not ${shopTypes.isRetired})
        and exists (select 1 from ${shopCategories} where not ${shopCategories.isRetired}) as kinds,
      exists (select 1 from ${operatorInvitations} where ${invited})
        or (select count(*) > 1 from (select 1 from ${accounts} where ${accounts.role} = 'platform'
          and ${isNull(accounts.disabledAt)} limit 2) as people) as operators,
      exists (select 1 from ${shops}) as shop,
      exists (select 1 from ${products} where ${products.isOnSale}) as product`,
  ).rows(asker);
  if (!facts) throw new Error('The first steps of the mall could not be read');
  return facts;
}
