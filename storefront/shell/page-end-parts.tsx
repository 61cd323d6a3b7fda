import { useEffect } from 'react';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { ComparePlace } from '#storefront/parts/compare/compare-place.tsx';
import { offlinePicture } from '#storefront/parts/errors/error-page.tsx';
import { ViewedPlace } from '#storefront/parts/viewed/viewed-place.tsx';
import { Footer } from './footer.tsx';
import { useNoteSeen } from './note-seen.ts';
import { SideWidget } from './side-widget.tsx';

export type PageEndProps = { hasTools?: boolean };

export function PageEndParts({ hasTools = true }: PageEndProps) {
  useNoteSeen();
  useEffect(() => {
    new Image().src = offlinePicture;
  }, []);
  return (
    <WithMessages groups={['page-end']}>
      {hasTools && <ViewedPlace />}
      <Footer />
      {hasTools && <SideWidget />}
      {hasTools && <ComparePlace />}
    </WithMessages>
  );
}
