import { FaceScreen } from '#console/platform/face/face-screen.tsx';
import { faceShapes } from '#contract/content/face.ts';
import { HelpForm } from './help-form.tsx';

/** Help pages and the agreement. */
export default function HelpPagesSection() {
  return (
    <FaceScreen name="pages" section="help-pages" shape={faceShapes.pages}>
      {(form) => <HelpForm {...form} />}
    </FaceScreen>
  );
}
