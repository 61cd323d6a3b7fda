export type { ExportedPart } from './privacy/export-queries.ts';
export { isSourceBlocked, sourceBlocksNotice, sourceBlocksReread } from './sources/blocked-now.ts';
