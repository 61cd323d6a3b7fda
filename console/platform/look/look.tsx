import { FaceScreen } from '#console/platform/face/face-screen.tsx';
import { faceShapes } from '#contract/content/face.ts';
import { LookForm } from './look-form.tsx';

/** Colour, logo and pictures of the mall. */
export default function LookSection() {
  return (
    <FaceScreen name="look" section="look" shape={faceShapes.look}>
      {(form) => <LookForm {...form} />}
    </FaceScreen>
  );
}
