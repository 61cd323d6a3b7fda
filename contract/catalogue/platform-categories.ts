import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id } from '#contract/core/values.ts';
import { CategorySpec, categorySpecsMax, specKey } from './category-specs.ts';
import { versionMax } from './merchant-drafts.ts';

// What the platform lays down about categories.

const SpecsOfCategory = z.object({
  categoryId: Id,
  version: z.int().min(0).max(versionMax).describe('Counts the changes; a change names the version that was seen'),
  specs: z.array(CategorySpec).max(categorySpecsMax),
});

export const getCategorySpecs = call({
  method: 'GET',
  path: '/api/platform/category/specs/detail/{categoryId}',
  who: 'platform',
  scope: 'products',
  summary: 'Returns the specifications that are asked for in a category itself, not in those above it',
  input: SpecsOfCategory.pick({ categoryId: true }),
  output: SpecsOfCategory,
  refuses: ['bad_input', 'not_signed_in', 'not_allowed'],
});

export const setCategorySpecs = call({
  method: 'POST',
  path: '/api/platform/category/specs/change',
  who: 'platform',
  scope: 'products',
  summary:
    'Sets the specifications that are asked for in a category and in those below it. Products that are on sale stay as they are; one that lacks what is required cannot be published anew',
  input: SpecsOfCategory.refine(({ specs }) => new Set(specs.map(({ name }) => specKey(name))).size === specs.length, {
    path: ['specs'],
  }),
  output: SpecsOfCategory,
  refuses: ['bad_input', 'not_signed_in', 'not_allowed', 'changed_meanwhile'],
});
