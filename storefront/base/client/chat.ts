/** In local storage while this browser has conversations: then what is written there is followed on every page. */
export const chatsMark = 'chats';
