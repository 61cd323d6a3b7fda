import { useSyncExternalStore } from 'react';
import type { AnyChat } from './chat-calls.ts';
import type { ChatClient, ChatState } from './chat-client.ts';

/** What a client knows, for a screen that shows it. */
export function useChat<C extends AnyChat>(client: Pick<ChatClient<C>, 'subscribe' | 'getState'>): ChatState<C> {
  return useSyncExternalStore(client.subscribe, client.getState, client.getState);
}
