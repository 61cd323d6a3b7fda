/** Stands for the mall's name in messages that are parsed: a character of no language, which no text contains. */
export const mallSign = '\ue000';
