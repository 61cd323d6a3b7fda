import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { ComparePlace } from '#storefront/parts/compare/compare-place.tsx';
import { ViewedPlace } from '#storefront/parts/viewed/viewed-place.tsx';
import { Footer } from './footer.tsx';
import { useNoteSeen } from './note-seen.ts';
import { SideWidget } from './side-widget.tsx';

export type PageEndProps = { hasTools?: boolean };

export function PageEndParts({ hasTools = true }: PageEndProps) {
  useNoteSeen();
  return (
    <WithMessages groups={['page-end']}>
      {hasTools && <ViewedPlace />}
      <Footer />
      {hasTools && <SideWidget />}
      {hasTools && <ComparePlace />}
    </WithMessages>
  );
}
