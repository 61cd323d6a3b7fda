import { novel } from './novel.ts';

export const books = [novel];
