import type { Model } from '#demo/studio/model.ts';
import { audio } from './audio/index.ts';
import { baby } from './baby/index.ts';
import { bags } from './bags/index.ts';
import { beauty } from './beauty/index.ts';
import { books } from './books/index.ts';
import { care } from './care/index.ts';
import { computing } from './computing/index.ts';
import { drinks } from './drinks/index.ts';
import { electronics } from './electronics/index.ts';
import { food } from './food/index.ts';
import { furniture } from './furniture/index.ts';
import { garden } from './garden/index.ts';
import { home } from './home/index.ts';
import { kitchen } from './kitchen/index.ts';
import { lighting } from './lighting/index.ts';
import { pets } from './pets/index.ts';
import { sports } from './sports/index.ts';
import { stationery } from './stationery/index.ts';
import { tableware } from './tableware/index.ts';
import { textiles } from './textiles/index.ts';
import { tools } from './tools/index.ts';
import { toys } from './toys/index.ts';
import { wearables } from './wearables/index.ts';

/** All models, by department. */
export const models: readonly Model[] = [
  ...audio,
  ...baby,
  ...bags,
  ...beauty,
  ...books,
  ...care,
  ...computing,
  ...drinks,
  ...electronics,
  ...food,
  ...furniture,
  ...garden,
  ...home,
  ...kitchen,
  ...lighting,
  ...pets,
  ...sports,
  ...stationery,
  ...tableware,
  ...textiles,
  ...tools,
  ...toys,
  ...wearables,
];

export function findModel(name: string): Model {
  const found = models.find((model) => model.name === name);
  if (!found) throw new Error(`There is no model ${name}.`);
  return found;
}
