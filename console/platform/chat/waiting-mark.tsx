import { WaitingMark as Mark } from '#console/base/chat/waiting/waiting-mark.tsx';
import { chatFigures } from '#contract/chat/figures.ts';

/** How many conversations of the platform wait, in its menu. */
export default function WaitingMark() {
  return <Mark call={chatFigures.platform as unknown as typeof chatFigures.merchant} path="/platform/chat" />;
}
