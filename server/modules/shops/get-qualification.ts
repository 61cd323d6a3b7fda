import type { Qualification } from '#contract/shops/shopper-page.ts';
import { getPapers } from './paper-queries.ts';
import { assertCodeRead } from './picture-code.ts';

/** A shop's papers, for a person who has read the picture code. The code is spent whatever comes of it. */
export async function getQualification(input: { id: number; key: string; captcha: string }): Promise<Qualification> {
  await assertCodeRead(input.key, input.captcha);
  return getPapers(input.id);
}
