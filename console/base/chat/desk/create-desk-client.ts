import { callMall } from '#console/base/call-mall.ts';
import type { DeskClient, DeskSide } from '#console/base/chat/desk-side.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { createChatClient } from '#ui/chat/chat-client.ts';

/** The connection of one clerk to one desk. What they have written is stored in this browser until the mall has it. */
export function createDeskClient({ calls, shopId }: Pick<DeskSide, 'calls' | 'shopId'>, uid: number): DeskClient {
  const by =
    <C extends Call>(call: C) =>
    (input: InputOf<C>, signal?: AbortSignal) =>
      callMall(call, input, shopId, signal);
  return createChatClient({
    calls: {
      openTicket: () => callMall(calls.openTicket, {}, shopId),
      listMessages: by(calls.listMessages),
      sendMessage: by(calls.sendMessage),
      markMessages: by(calls.markMessages),
      waitForMessages: by(calls.waitForMessages),
    },
    address: location.origin,
    storage: localStorage,
    owner: `desk-${shopId ?? 0}-${uid}`,
  });
}
