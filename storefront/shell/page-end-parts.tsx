import { useEffect } from 'react';
import { knowsChatConfiguration, rememberChatConfiguration } from '#storefront/base/client/chat-configuration.ts';
import { useShellData } from '#storefront/base/client/shell-data.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { ComparePlace } from '#storefront/parts/compare/compare-place.tsx';
import { offlinePicture } from '#storefront/parts/errors/error-page.tsx';
import { ViewedPlace } from '#storefront/parts/viewed/viewed-place.tsx';
import { ChatGate } from './chat-gate.tsx';
import { Footer } from './footer.tsx';
import { MessagesButton } from './messages-button.tsx';
import { useNoteSeen } from './note-seen.ts';
import { SideWidget } from './side-widget.tsx';

export type PageEndProps = { hasTools?: boolean };

export function PageEndParts({ hasTools = true }: PageEndProps) {
  useNoteSeen();
  useEffect(() => {
    new Image().src = offlinePicture;
  }, []);
  const home = useShellData()?.home;
  useEffect(() => {
    if (home && !knowsChatConfiguration()) rememberChatConfiguration(home);
  }, [home]);
  return (
    <WithMessages groups={['page-end']}>
      {hasTools && <ViewedPlace />}
      <Footer />
      {hasTools && <SideWidget />}
      {hasTools && <ComparePlace />}
      {hasTools && <ChatGate />}
      {hasTools && <MessagesButton />}
    </WithMessages>
  );
}
