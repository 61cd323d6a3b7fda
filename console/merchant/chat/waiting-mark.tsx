import { WaitingMark as Mark } from '#console/base/chat/waiting/waiting-mark.tsx';
import { useShopId } from '#console/base/use-call.ts';
import { chatFigures } from '#contract/chat/figures.ts';

/** How many conversations of the shop wait, in its menu. */
export default function WaitingMark() {
  return <Mark call={chatFigures.merchant} path={`/${useShopId()}/chat`} />;
}
