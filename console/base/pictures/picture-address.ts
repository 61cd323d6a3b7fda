/** Where a picture of the mall is served in a width. */
export const pictureAddress = (hash: string, width: number) => `/media/${hash}/${width}`;
