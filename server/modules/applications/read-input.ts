import type { ApplicationInput } from '#contract/applications/shopper.ts';
import { writeKeywords } from '#contract/core/keywords.ts';
import { database } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { assertCountry, readAddressPhone } from '#server/modules/identity/index.ts';
import { findNamed } from './standing-queries.ts';
import type { applications } from './tables.ts';

/** The columns of an application that come from the form. */
export type ApplicationFields = Pick<
  typeof applications.$inferInsert,
  | 'name'
  | 'realName'
  | 'countryCode'
  | 'phone'
  | 'email'
  | 'categoryId'
  | 'typeId'
  | 'keywords'
  | 'country'
  | 'address'
  | 'pictureHashes'
>;

/** Visitors have not proven who they are, and the platform's own staff may not sell. */
export function assertMaySell({ session }: Caller<'shopper'>): void {
  if (session.userType === 'visitor') throw new Refusal('visitor_account');
  if (session.role === 'platform') throw new Refusal('staff_account');
}

/** Checks the input, and that everything it refers to exists. The verification code is not checked here: each check uses up a try. */
export async function readApplicationInput(accountId: number, input: ApplicationInput): Promise<ApplicationFields> {
  const { name, realName, countryCode, email, categoryId, typeId, country, address } = input;
  if (country !== '') assertCountry(country);
  const phone = readAddressPhone(countryCode, input.phone);
  const pictureHashes = [...new Set(input.qualificationPicture.map((path) => path.replace('/media/', '')))];
  const named = await findNamed(database(), { accountId, name, categoryId, typeId, pictureHashes });
  if (!named.category) throw new Refusal('shop_category_not_offered');
  if (!named.type) throw new Refusal('shop_type_not_offered');
  if (named.pictures !== pictureHashes.length) throw new Refusal('picture_unknown');
  if (named.name) throw new Refusal('shop_name_taken');
  const keywords = writeKeywords(input.keywords);
  return { name, realName, countryCode, phone, email, categoryId, typeId, keywords, country, address, pictureHashes };
}
