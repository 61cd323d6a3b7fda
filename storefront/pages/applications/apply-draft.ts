import type { Application, ApplicationDraft, getApplicationDraft } from '#contract/applications/shopper.ts';
import type { FailureReason, OutputOf } from '#contract/core/call.ts';
import { isEmail } from '#contract/core/email.ts';
import { readKeywords, writeKeywords } from '#contract/core/keywords.ts';
import type { Picture } from '#contract/core/values.ts';
import type { ChosenCountry } from '#storefront/forms/sign-in-context.ts';

/** An application while it is being written. */
export type ApplyDraft = {
  name: string;
  realName: string;
  dial: ChosenCountry;
  phone: string;
  email: string;
  categoryId: number | null;
  typeId: number | null;
  keywords: readonly string[];
  country: string;
  address: string;
  papers: readonly Picture[];
};
/** Entered only when submitting, and never saved. */
export type ApplyProof = { captcha: string; isAgreed: boolean };

export type ApplyField =
  | 'name'
  | 'realName'
  | 'category'
  | 'type'
  | 'phone'
  | 'email'
  | 'captcha'
  | 'address'
  | 'papers'
  | 'agreement';
export type ApplyProblem =
  | 'nameEmpty'
  | 'nameTaken'
  | 'realNameEmpty'
  | 'categoryEmpty'
  | 'categoryGone'
  | 'typeEmpty'
  | 'typeGone'
  | 'phoneEmpty'
  | 'phoneWrong'
  | 'phoneNotThere'
  | 'emailEmpty'
  | 'emailWrong'
  | 'captchaEmpty'
  | 'captchaWrong'
  | 'addressEmpty'
  | 'papersEmpty'
  | 'papersUnfinished'
  | 'agreementEmpty';
export type ApplyProblems = Partial<Record<ApplyField, ApplyProblem>>;

export function blankDraft(country: string): ApplyDraft {
  return {
    name: '',
    realName: '',
    dial: { code: country, dialCode: '' },
    phone: '',
    email: '',
    categoryId: null,
    typeId: null,
    keywords: [],
    country,
    address: '',
    papers: [],
  };
}

type SavedDraft = NonNullable<OutputOf<typeof getApplicationDraft>['draft']>;

/** The draft to continue with: the saved one, or a refused application. */
export function draftFrom(saved: SavedDraft | Application, usualCountry: string): ApplyDraft {
  const { name, realName, phone, email, categoryId, typeId, address, qualificationPicture: papers } = saved;
  const country = saved.country || usualCountry;
  const keywords = typeof saved.keywords === 'string' ? readKeywords(saved.keywords) : saved.keywords;
  const dial = { code: country, dialCode: saved.countryCode.replace('+', '') };
  return { name, realName, dial, phone, email, categoryId, typeId, keywords, country, address, papers };
}

/** The draft as the server saves it while it is being written. */
export function draftInput({ dial, keywords, papers, ...draft }: ApplyDraft): ApplicationDraft {
  return {
    ...draft,
    countryCode: dial.dialCode === '' ? '' : `+${dial.dialCode}`,
    keywords: writeKeywords(keywords),
    qualificationPicture: papers.map(({ url }) => url),
  };
}

/** How it is sent, once nothing is wrong with it. */
export function inputOf(draft: ApplyDraft, { captcha }: ApplyProof) {
  return {
    ...draftInput(draft),
    categoryId: draft.categoryId ?? 0,
    typeId: draft.typeId ?? 0,
    captcha: captcha.trim(),
    agreement: true as const,
  };
}

const phonePattern = /^\+?[\d\s().-]{4,}$/; // the contract's: whether the number fits its country, the mall says

/** All that is wrong, so that each field can say its own. */
export function problemsOf(draft: ApplyDraft, { captcha, isAgreed }: ApplyProof, isUploading: boolean): ApplyProblems {
  const [phone, email, code] = [draft.phone.trim(), draft.email.trim(), captcha.trim()];
  return {
    ...(draft.name.trim() === '' && { name: 'nameEmpty' }),
    ...(draft.realName.trim() === '' && { realName: 'realNameEmpty' }),
    ...(draft.categoryId === null && { category: 'categoryEmpty' }),
    ...(draft.typeId === null && { type: 'typeEmpty' }),
    ...(phone === '' ? { phone: 'phoneEmpty' } : !phonePattern.test(phone) && { phone: 'phoneWrong' }),
    ...(email === '' ? { email: 'emailEmpty' } : !isEmail(email) && { email: 'emailWrong' }),
    ...(code === '' ? { captcha: 'captchaEmpty' } : !/^\w+$/.test(code) && { captcha: 'captchaWrong' }),
    ...(draft.address.trim() === '' && { address: 'addressEmpty' }),
    ...(isUploading ? { papers: 'papersUnfinished' } : draft.papers.length === 0 && { papers: 'papersEmpty' }),
    ...(!isAgreed && { agreement: 'agreementEmpty' }),
  };
}

/** What the mall refuses at a field; the rest is said beside the button. */
export function refusedField(reason: FailureReason | undefined): ApplyProblems {
  if (reason === 'shop_name_taken') return { name: 'nameTaken' };
  if (reason === 'shop_category_not_offered') return { category: 'categoryGone' };
  if (reason === 'shop_type_not_offered') return { type: 'typeGone' };
  if (reason === 'wrong_phone') return { phone: 'phoneNotThere' };
  if (reason === 'wrong_code') return { captcha: 'captchaWrong' };
  return {};
}

/** The fields from top to bottom, so that the first wrong one is gone to. */
const order: readonly ApplyField[] = [
  'name',
  'realName',
  'category',
  'type',
  'phone',
  'email',
  'captcha',
  'address',
  'papers',
  'agreement',
];

export function inOrder(problems: ApplyProblems): { field: ApplyField; problem: ApplyProblem }[] {
  return order.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field, problem }] : [];
  });
}
