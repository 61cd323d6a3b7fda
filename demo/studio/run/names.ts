import type { Model } from '#demo/studio/model.ts';
import { type ShotName, shotNames } from '#demo/studio/shots/shots.ts';

export type Picture = { model: Model; variant: string; shot: ShotName; file: string; isMain: boolean };

/** What a picture is called: the model, the variant it shows, and how it was taken. */
export function pictureName(model: string, variant: string, shot: ShotName): string {
  return `${model}--${slug(variant)}--${shot}`;
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** All pictures of models: every variant from the front, and the other pictures of its first variant. */
export function picturesOf(models: readonly Model[]): Picture[] {
  return models.flatMap((model) =>
    Object.keys(model.variants).flatMap((variant, index) =>
      shotNames
        .filter((shot) => index === 0 || shot === 'front' || shot === 'angle')
        .map((shot) => ({
          model,
          variant,
          shot,
          file: `${model.department}/${pictureName(model.name, variant, shot)}`,
          isMain: index === 0,
        })),
    ),
  );
}
