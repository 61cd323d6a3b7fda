const keyOf = (chatId: number) => `console.chat.draft.${chatId}`;

// What is typed and not sent yet stays in this tab: conversations are closed and opened again while one works.

export const readDraft = (chatId: number): string => sessionStorage.getItem(keyOf(chatId)) ?? '';

export function writeDraft(chatId: number, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(chatId), text);
    else sessionStorage.removeItem(keyOf(chatId));
  } catch {
    // A browser that stores nothing forgets it with the conversation.
  }
}
