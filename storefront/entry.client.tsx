import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { splitLocale } from '#contract/core/languages.ts';
import { reportLostChunks, reportLostCode, reportLostPage } from '#storefront/base/client/chunk-reload.ts';
import { loadMessages } from '#storefront/base/i18n/messages.ts';

reportLostChunks();

// The page was rendered in this language, so it must be here before the first render in the browser.
await loadMessages(splitLocale(location.pathname).locale).catch((error: unknown) => {
  reportLostCode(false);
  throw error;
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={reportLostPage} />
    </StrictMode>,
  );
});
