/** A file that is written part by part. The parts are blobs, which browsers move to the disk when there are many. */
export type SheetWriter = {
  add(rows: readonly (readonly string[])[]): void;
  finish(): Blob;
};
