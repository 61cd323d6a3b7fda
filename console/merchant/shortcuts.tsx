import { lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { listenForKeys } from '#console/base/frame/key-sequence.ts';
import { keyOf, type Section } from './section-keys.ts';

const ShortcutList = lazy(() => import('./shortcut-list.tsx')); // seldom looked at

type ShortcutsProps = {
  shopId: number;
  sections: readonly Section[];
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  onFind: () => void;
};

/** The keyboard's ways around the console, and the list of them, which "?" shows. */
export function Shortcuts({ shopId, sections, isShown, onShow, onFind }: ShortcutsProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const goTo = sections.flatMap(({ path, name }) =>
      keyOf[name] ? [[`g ${keyOf[name]}`, () => void navigate(`/${shopId}${path && `/${path}`}`)] as const] : [],
    );
    return listenForKeys({ ...Object.fromEntries(goTo), '?': () => onShow(true), '/': () => searchList(onFind) });
  }, [shopId, sections, navigate, onShow, onFind]);
  return (
    isShown && (
      <Suspense>
        <ShortcutList sections={sections} onClose={() => onShow(false)} />
      </Suspense>
    )
  );
}

/** To the search field of the screen, if it has one. */
function searchList(orElse: () => void): void {
  const field = document.querySelector<HTMLInputElement>('#content input[type="search"]');
  if (field) field.focus();
  else orElse();
}
