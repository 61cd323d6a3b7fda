import { bookshelf } from './bookshelf.ts';
import { loungeChair } from './lounge-chair.ts';
import { sideTable } from './side-table.ts';
import { sofa } from './sofa.ts';
import { stool } from './stool.ts';

export const furniture = [bookshelf, loungeChair, sideTable, sofa, stool];
