import { WaitingMark as Mark } from '#console/base/chat/waiting/waiting-mark.tsx';
import type { getChatFigures as ofShop } from '#contract/chat/merchant.ts';
import { getChatFigures } from '#contract/chat/platform.ts';

/** How many conversations of the platform wait, in its menu. */
export default function WaitingMark() {
  return <Mark call={getChatFigures as unknown as typeof ofShop} path="/platform/chat" />;
}
