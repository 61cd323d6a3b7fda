import { Route, Routes } from 'react-router';
import NotFound from '#console/base/not-found.tsx';
import { ChatMessages } from './chat-messages.tsx';
import { Desk } from './desk/desk.tsx';
import { type DeskSide, DeskSideContext } from './desk-side.ts';
import { Figures } from './figures/figures.tsx';
import { HoursScreen } from './hours/hours.tsx';
import { Phrases } from './phrases/phrases.tsx';

type ChatProps = {
  side: DeskSide;
  /** What only one of both has. */
  children?: React.ReactNode;
};

/** The screens of customer service, for people of a shop and for operators. */
export function Chat({ side, children }: ChatProps) {
  return (
    <ChatMessages>
      <DeskSideContext value={side}>
        <Routes>
          <Route index element={<Desk />} />
          <Route path="phrases" element={<Phrases />} />
          <Route path="hours" element={<HoursScreen />} />
          <Route path="figures" element={<Figures />} />
          {children}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </DeskSideContext>
    </ChatMessages>
  );
}
