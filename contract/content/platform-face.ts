import { z } from 'zod';
import { PictureHash } from '#contract/catalogue/product-content.ts';
import { call } from '#contract/core/call.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { Id, Paging, Picture, pageOf, versionMax } from '#contract/core/values.ts';
import { type FaceName, faceNames, faceShapes } from './face.ts';
import { ShownHelpPage } from './shopper-help.ts';

// Parts of the mall's face: drafts that only operators see, published at once. Published versions stay, and can be published again.

const Version = z
  .int()
  .min(0)
  .max(versionMax)
  .describe('Counts what was saved; 0: as a new mall has it')
  .meta({ examples: [0] });
const Name = z.enum(faceNames);
const platformRefusals = ['bad_input', 'not_signed_in', 'not_allowed'] as const;

const face = <Part extends FaceName>(name: Part) =>
  z.object({
    name: z.literal(name),
    value: faceShapes[name],
    isDraft: z.boolean().describe('Whether it differs from what shoppers see'),
    publishedAt: z.iso
      .datetime()
      .nullable()
      .describe('Null: never; shoppers see what a new mall has')
      .meta({ examples: ['2026-11-16T08:30:00.000Z'] }),
    version: Version,
    ...lastSaved,
  });
export const Face = z.discriminatedUnion('name', [
  face('home'),
  face('announcement'),
  face('pages'),
  face('footer'),
  face('look'),
  face('menu'),
]);
export type Face = z.output<typeof Face>;

const change = <Part extends FaceName>(name: Part) =>
  z.object({ name: z.literal(name), version: Version, value: faceShapes[name] });
const Change = z.discriminatedUnion('name', [
  change('home'),
  change('announcement'),
  change('pages'),
  change('footer'),
  change('look'),
  change('menu'),
]);
const saved = z.object({ version: Version });

export const getFace = call({
  method: 'GET',
  path: '/api/platform/face/detail',
  who: 'platform',
  scope: 'content',
  summary: 'Returns a part of the mall’s face as it is being written: the draft, otherwise what is published',
  input: z.object({ name: Name }),
  output: Face,
  refuses: platformRefusals,
});

export const saveFaceDraft = call({
  method: 'POST',
  path: '/api/platform/face/save',
  who: 'platform',
  scope: 'content',
  summary: 'Saves a part as a draft, unless someone else has saved it since `version`. Shoppers do not see it',
  input: Change,
  output: saved,
  refuses: [...platformRefusals, 'changed_meanwhile', 'picture_unknown'],
});

export const publishFace = call({
  method: 'POST',
  path: '/api/platform/face/publish',
  who: 'platform',
  scope: 'content',
  summary:
    'Shows a part to shoppers as it is given, unless someone else has saved it since `version`. The draft is gone',
  input: Change,
  output: saved,
  refuses: [...platformRefusals, 'changed_meanwhile', 'picture_unknown'],
});

export const discardFaceDraft = call({
  method: 'POST',
  path: '/api/platform/face/discard',
  who: 'platform',
  scope: 'content',
  summary: 'Drops the draft of `version`: what is published is written on',
  input: z.object({ name: Name, version: Version }),
  output: saved,
  refuses: [...platformRefusals, 'changed_meanwhile'],
});

const version = <Part extends FaceName>(name: Part) =>
  z.object({
    name: z.literal(name),
    number: z.int().min(1),
    value: faceShapes[name],
    publishedBy: z.string().describe('Nickname; empty when that is not known'),
    publishedAt: z.iso.datetime(),
  });
export const FaceVersion = z.discriminatedUnion('name', [
  version('home'),
  version('announcement'),
  version('pages'),
  version('footer'),
  version('look'),
  version('menu'),
]);
export type FaceVersion = z.output<typeof FaceVersion>;

export const listFaceVersions = call({
  method: 'GET',
  path: '/api/platform/face/versions',
  who: 'platform',
  scope: 'content',
  summary: 'Lists what was published of a part, newest first',
  input: z.object({ name: Name, ...Paging.shape }),
  output: pageOf(FaceVersion),
  refuses: platformRefusals,
});

export const previewHelpPage = call({
  method: 'GET',
  path: '/api/platform/face/help-preview',
  who: 'platform',
  scope: 'content',
  summary: 'Returns a help page as it would be read if the draft were published now',
  input: z.object({ id: Id }),
  output: ShownHelpPage,
  refuses: [...platformRefusals, 'not_found'],
});

export const uploadFacePicture = call({
  method: 'POST',
  path: '/api/platform/face/picture',
  who: 'platform',
  scope: 'content',
  summary: 'Uploads a JPG or PNG picture of up to 5 MB, in the field `multipart`, for the mall’s face',
  body: 'file',
  input: z.object({ multipart: z.file() }),
  output: z.object({ ...Picture.shape, hash: PictureHash }),
  refuses: ['too_large', 'picture_refused', 'picture_not_stored', 'too_many_tries'],
});
