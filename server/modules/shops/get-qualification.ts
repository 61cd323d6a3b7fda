import type { Qualification } from '#contract/shops/shopper-page.ts';
import { assertCaptchaSolved } from './captcha.ts';
import { readQualification } from './qualification-queries.ts';

/** A shop's qualification, given the answer to a captcha. The captcha is used up in any case. */
export async function getQualification(input: { id: number; key: string; captcha: string }): Promise<Qualification> {
  await assertCaptchaSolved(input.key, input.captcha);
  return readQualification(input.id);
}
