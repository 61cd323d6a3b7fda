export { isSourceBlocked, sourceBlocksNotice, sourceBlocksReread } from './sources/blocked-now.ts';
