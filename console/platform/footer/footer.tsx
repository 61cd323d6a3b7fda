import { FaceScreen } from '#console/platform/face/face-screen.tsx';
import { faceShapes } from '#contract/content/face.ts';
import { FooterForm } from './footer-form.tsx';

/** The end of every page. */
export default function FooterSection() {
  return (
    <FaceScreen name="footer" section="footer" shape={faceShapes.footer}>
      {(form) => <FooterForm {...form} />}
    </FaceScreen>
  );
}
