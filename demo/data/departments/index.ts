import type { Department } from '#demo/data/families.ts';
import { appliances } from './appliances.ts';
import { beauty } from './beauty.ts';
import { booksMusic } from './books-music.ts';
import { carsTools } from './cars-tools.ts';
import { computers } from './computers.ts';
import { food } from './food.ts';
import { fresh } from './fresh.ts';
import { home } from './home.ts';
import { jewellery } from './jewellery.ts';
import { men } from './men.ts';
import { petsGarden } from './pets-garden.ts';
import { phones } from './phones.ts';
import { shoesBags } from './shoes-bags.ts';
import { sports } from './sports.ts';
import { toys } from './toys.ts';
import { women } from './women.ts';

/** In the order of the category menu. */
export const departments: Department[] = [
  phones,
  computers,
  appliances,
  women,
  men,
  shoesBags,
  beauty,
  food,
  fresh,
  home,
  sports,
  toys,
  booksMusic,
  petsGarden,
  carsTools,
  jewellery,
];
