import { FaceScreen } from '#console/platform/face/face-screen.tsx';
import { faceShapes } from '#contract/content/face.ts';
import { MenuForm } from './menu-form.tsx';

/** What the account menu of shoppers offers. */
export default function AccountMenuSection() {
  return (
    <FaceScreen name="menu" section="account-menu" shape={faceShapes.menu}>
      {(form) => <MenuForm {...form} />}
    </FaceScreen>
  );
}
