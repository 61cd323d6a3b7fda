/** A mail's plain text without what stands below every mail. */
export const mailBody = (text: string): string => text.split('\n\n-- \n')[0] ?? '';
