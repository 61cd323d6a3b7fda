/** The columns in which lines and their headings stand. */
export const lineGrid = 'grid grid-cols-[20px_88px_minmax(0,1fr)_128px_132px_120px_112px] gap-x-4';
