import { Footer } from './footer.tsx';
import { SideWidget } from './side-widget.tsx';

export type PageEndProps = { hasTools?: boolean };

export function PageEndParts({ hasTools = true }: PageEndProps) {
  return (
    <>
      <Footer />
      {hasTools && <SideWidget />}
    </>
  );
}
