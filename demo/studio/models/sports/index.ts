import { basketball } from './basketball.ts';
import { dumbbell } from './dumbbell.ts';
import { kettlebell } from './kettlebell.ts';
import { yogaMat } from './yoga-mat.ts';

export const sports = [basketball, dumbbell, kettlebell, yogaMat];
