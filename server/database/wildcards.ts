const escaped = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** LIKE patterns for a literal text. */
export const containing = (text: string) => `%${escaped(text)}%`;
export const beginningWith = (text: string) => `${escaped(text)}%`;
