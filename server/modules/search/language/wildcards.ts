const escaped = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** Patterns for LIKE in which whatever was typed stands for itself. */
export const containing = (text: string) => `%${escaped(text)}%`;
export const beginningWith = (text: string) => `${escaped(text)}%`;
