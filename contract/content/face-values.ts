import { z } from 'zod';
import type { Texts } from '#contract/catalogue/product-content.ts';
import { localPath } from '#contract/core/local-path.ts';

// What the parts of the mall's face have in common.

export const FaceKey = z
  .string()
  .regex(/^[\w-]{1,36}$/)
  .meta({ examples: ['first'] });

/** Where something leads: a page of the mall, without its language. */
export const FaceLink = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((path) => localPath(path) === path)
  .describe('Of a page of the mall, without its language')
  .meta({ examples: ['/goods/activity_list'] });

type Path = (string | number)[];
/** Marks the field at a path as wrong. */
export type Wrong = (path: Path) => void;

type Context = { addIssue(issue: { code: 'custom'; path: Path; message: string }): void };

export const wrongIn =
  (context: Context): Wrong =>
  (path) =>
    context.addIssue({ code: 'custom', path, message: `Wrong ${String(path.at(-1) ?? 'value')}` });

/** Whoever reads a language without a text reads the English one. */
export function checkEnglish(texts: Texts, path: Path, wrong: Wrong): void {
  const isWritten = Object.values(texts).some((text) => text.trim() !== '');
  if (isWritten && !texts.en?.trim()) wrong(path);
}

/** The same for what must not be empty. */
export function demandEnglish(texts: Texts, path: Path, wrong: Wrong): void {
  if (!texts.en?.trim()) wrong(path);
}

/** Whether each of them differs from all others. */
export const areDifferent = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
