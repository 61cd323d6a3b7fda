import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { emailMax } from '#contract/core/email.ts';
import { areKeywordsFew, keywordsMax, readKeywords } from '#contract/core/keywords.ts';
import { Id, nothing, Paging, Picture, pageOf, pictureExample } from '#contract/core/values.ts';
import { ChosenCountryCode, done, Email, PhoneNumber, VerificationCode } from '#contract/identity/shopper.ts';
import { Country } from '#contract/identity/shopper-addresses.ts';

// Applying to sell in the mall. The commission depends on the classification alone, never on the applicant.

export const applicationPicturesMax = 10; // spec §5 and §9
export const reviewWorkingDays = 15; // spec §9
export const applicationLimits = { name: 50, realName: 64, phone: 32, keywords: 500, address: 500, reason: 500 };

/** Waiting for review; asked for more, or refused with a reason, so it may be sent again; approved, so the shop exists. */
export const applicationStates = ['waiting', 'asked', 'approved', 'refused'] as const;
export const ApplicationState = z.enum(applicationStates);
export type ApplicationState = z.infer<typeof ApplicationState>;

/** The parts of the form to which a reviewer can point. */
export const applicationFields = [
  'name',
  'realName',
  'phone',
  'email',
  'category',
  'type',
  'keywords',
  'country',
  'address',
  'papers',
] as const;
export type ApplicationField = (typeof applicationFields)[number];

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]*$/u);
const lines = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^(?:[^\p{Cc}]|\n)*$/u);
const MediaPath = z
  .string()
  .regex(/^\/media\/[0-9a-f]{32}$/)
  .meta({ examples: [pictureExample] });

/** The form of an application to sell. */
export const ApplicationInput = z.object({
  name: line(applicationLimits.name).describe('Name of the company and of the future shop'),
  realName: line(applicationLimits.realName),
  countryCode: ChosenCountryCode,
  phone: PhoneNumber,
  email: Email.describe('Receives the code and the decision'),
  captcha: VerificationCode,
  categoryId: Id.describe('The classification, which determines the commission'),
  typeId: Id,
  keywords: z
    .string()
    .max(applicationLimits.keywords)
    .default('')
    .transform(readKeywords)
    .refine(areKeywordsFew)
    .describe(`Up to ${keywordsMax}, separated by commas`),
  country: z.union([z.literal(''), Country]).default(''),
  address: lines(applicationLimits.address),
  qualificationPicture: z
    .array(MediaPath)
    .min(1)
    .max(applicationPicturesMax)
    .describe('Addresses of uploaded pictures'),
  agreement: z.literal(true).describe('Confirms that the agreement was read and accepted'),
});
export type ApplicationInput = z.output<typeof ApplicationInput>;

const Papers = z.array(Picture).max(applicationPicturesMax);

export const Application = z.object({
  id: Id,
  name: z.string(),
  realName: z.string(),
  countryCode: z.string(),
  phone: z.string(),
  email: z.string(),
  categoryId: Id,
  categoryName: z.string(),
  handlingFee: z.number().describe('The commission of the classification, in percent'),
  typeId: Id,
  typeName: z.string(),
  keywords: z.array(z.string()).max(keywordsMax),
  country: z.string(),
  address: z.string(),
  qualificationPicture: Papers,
  auditStatus: ApplicationState,
  denialReason: z.string().describe('What the applicant is asked for, or why it was refused; else empty'),
  markedFields: z.array(z.enum(applicationFields)).max(applicationFields.length).describe('What this is about'),
  shopId: Id.nullable().describe('The shop that was created'),
  createTime: z.iso.datetime().describe('When it was last sent'),
  auditTime: z.iso.datetime().nullable(),
});
export type Application = z.infer<typeof Application>;

export const getApplicationAgreement = call({
  method: 'GET',
  path: '/api/front/merchant/settled/agreement',
  who: 'anyone',
  summary: 'Returns the agreement between sellers and the mall',
  input: nothing,
  output: z.object({
    title: z.string(),
    intro: z.string(),
    agreement: z.array(z.object({ title: z.string(), text: z.string() })).max(20),
  }),
  refuses: [],
  cacheTags: ['site'],
});

export const sendApplicationCode = call({
  method: 'POST',
  path: '/api/front/captcha/email/merchant/settled',
  who: 'shopper',
  summary: 'Sends the code for an application to a mail address; the body is the address as a JSON string',
  body: 'value',
  input: Email,
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'too_many_tries'],
});

const applyRefusals = [
  'bad_input',
  'not_signed_in',
  'visitor_account',
  'staff_account',
  'wrong_phone',
  'wrong_code',
  'picture_unknown',
  'application_waiting',
  'shop_owned',
  'shop_name_taken',
  'shop_category_not_offered',
  'shop_type_not_offered',
  'too_many_tries',
] as const;

export const applyToSell = call({
  method: 'POST',
  path: '/api/front/merchant/settled/apply',
  who: 'shopper',
  summary: 'Applies to sell in the mall. An account may have one open application and one shop',
  input: ApplicationInput,
  output: Application,
  refuses: applyRefusals,
});

export const resubmitApplication = call({
  method: 'POST',
  path: '/api/front/merchant/settled/resubmit',
  who: 'shopper',
  summary: 'Sends an application of the caller again that was refused, or in which more was asked for, with changes',
  input: z.object({ id: Id, ...ApplicationInput.shape }),
  output: Application,
  refuses: [...applyRefusals, 'application_not_found', 'application_not_refused'],
});

export const listApplications = call({
  method: 'GET',
  path: '/api/front/merchant/settled/record',
  who: 'shopper',
  summary: 'Lists the caller’s applications, newest first',
  input: Paging,
  output: pageOf(Application),
  refuses: ['not_signed_in'],
});

export const getApplication = call({
  method: 'GET',
  path: '/api/front/merchant/settled/record/{id}',
  who: 'shopper',
  summary: 'Returns one of the caller’s applications',
  input: z.object({ id: Id }),
  output: Application,
  refuses: ['bad_input', 'not_signed_in', 'application_not_found'],
});

/** Stored as typed, without unpaired surrogates, which the database cannot store. */
const typed = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) => text.toWellFormed())
    .default('');

/** The unfinished form: any field may be missing, and nothing is validated yet. */
export const ApplicationDraft = z.object({
  name: typed(applicationLimits.name),
  realName: typed(applicationLimits.realName),
  countryCode: typed(5),
  phone: typed(applicationLimits.phone),
  email: typed(emailMax),
  categoryId: Id.nullable().default(null),
  typeId: Id.nullable().default(null),
  keywords: typed(applicationLimits.keywords),
  country: typed(2),
  address: typed(applicationLimits.address),
  qualificationPicture: z.array(MediaPath).max(applicationPicturesMax).default([]),
});
export type ApplicationDraft = z.output<typeof ApplicationDraft>;

export const getApplicationDraft = call({
  method: 'GET',
  path: '/api/front/merchant/settled/draft',
  who: 'shopper',
  summary: 'Returns whether the caller may apply now, and their saved draft',
  input: nothing,
  output: z.object({
    standing: z
      .enum(['free', 'waiting', 'owner', 'visitor', 'staff'])
      .describe(
        'Only `free` may apply; `waiting` has an open application, `owner` has a shop, `visitor` and `staff` accounts cannot',
      ),
    draft: z.object({ ...ApplicationDraft.shape, qualificationPicture: Papers }).nullable(),
  }),
  refuses: ['not_signed_in'],
});

export const saveApplicationDraft = call({
  method: 'POST',
  path: '/api/front/merchant/settled/draft/save',
  who: 'shopper',
  summary: 'Saves the unfinished form. Sending the application deletes it',
  input: ApplicationDraft,
  output: done,
  refuses: ['bad_input', 'not_signed_in'],
});
