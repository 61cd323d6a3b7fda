import { fountainPen } from './fountain-pen.ts';
import { notebook } from './notebook.ts';

export const stationery = [fountainPen, notebook];
