import { loadFonts } from '#demo/studio/lettering/fonts.ts';
import { findModel } from '#demo/studio/models/index.ts';
import type { ShotName } from '#demo/studio/shots/shots.ts';
import { openStudio } from './studio.ts';

export type Job = { model: string; variant: string; shot: ShotName; size: number; passes: number };

declare global {
  interface Window {
    takePicture: (job: Job) => string;
    studioReady: Promise<void>;
  }
}

window.studioReady = loadFonts().then(() => {
  const take = openStudio();
  window.takePicture = ({ model, variant, shot, size, passes }) =>
    take(findModel(model), variant, shot, size, passes).toDataURL('image/png');
});
