export { isSourceBlocked, refreshSourceBlocks, sourceBlocksNotice } from './sources/blocked-now.ts';
