import { type ShotName, shotNames } from '#demo/studio/shots/shots.ts';

export type Options = {
  only: string; // a word of the picture's path: a department, a model, a variant
  shots: readonly ShotName[];
  size: number; // of the picture, in pixels
  passes: number; // of light: more are smoother
  isMainOnly: boolean; // no other variants
  isSheet: boolean; // contact sheets beside the pictures
  isForced: boolean; // takes pictures again that have not changed
};

export const usualSize = 1200;

/** `--only mug --shots front,scene --size 300 --passes 12 --main --sheet --force`. */
export function readOptions(args: readonly string[]): Options {
  const after = (name: string) => {
    const value = args[args.indexOf(`--${name}`) + 1];
    if (!value || value.startsWith('--')) throw new Error(`--${name} needs a value.`);
    return value;
  };
  const has = (name: string) => args.includes(`--${name}`);
  const whole = (name: string, usual: number, most: number) => {
    const value = has(name) ? Number(after(name)) : usual;
    if (!Number.isInteger(value) || value < 1 || value > most)
      throw new Error(`--${name} is a whole number up to ${most}, not ${after(name)}.`);
    return value;
  };
  const shots = has('shots') ? after('shots').split(',') : [...shotNames];
  for (const shot of shots)
    if (!(shotNames as readonly string[]).includes(shot))
      throw new Error(`There is no picture called ${shot}: ${shotNames.join(', ')}.`);
  return {
    only: has('only') ? after('only') : '',
    shots: shots as ShotName[],
    size: whole('size', usualSize, 2400),
    passes: whole('passes', 40, 400),
    isMainOnly: has('main'),
    isSheet: has('sheet'),
    isForced: has('force'),
  };
}
