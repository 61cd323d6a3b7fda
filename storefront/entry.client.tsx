import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reportLostChunks, reportLostCode, reportLostPage } from '#storefront/base/client/navigation/chunk-reload.ts';
import { hasGoneBackEarly } from '#storefront/base/client/navigation/early-back.ts';
import { catchLostPages } from '#storefront/base/client/navigation/lost-page.ts';
import { loadPageMessages } from '#storefront/base/i18n/page-messages.tsx';

reportLostChunks();
catchLostPages();

// The page was rendered with its messages, so they must be here before the first render in the browser.
await loadPageMessages(location.pathname).catch((error: unknown) => {
  reportLostCode(false);
  throw error;
});

if (hasGoneBackEarly()) location.reload();
else
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={reportLostPage} />
      </StrictMode>,
    );
  });
