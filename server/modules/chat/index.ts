export { chatLink } from '#server/modules/chat/conversations/chat-link.ts';
export { type ChatSockets, openChatSockets } from '#server/modules/chat/live/open-sockets.ts';
export { isInChat } from '#server/modules/chat/messages/message-queries.ts';
export { adoptChats } from '#server/modules/chat/privacy/adopt-chats.ts';
export { deleteOldChats } from '#server/modules/chat/privacy/delete-old-chats.ts';
export { forgetChats } from '#server/modules/chat/privacy/forget-chats.ts';
export { chatAnswered } from './events.ts';
