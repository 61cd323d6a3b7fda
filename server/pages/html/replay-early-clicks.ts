import { inlineScript, withInlineScript } from './inline-script.ts';

type Fiber = { alternate: Fiber | null; flags: number; return: Fiber | null };

/**
 * Runs in the page, before any script of its own. A click or choice where no script listens yet would be lost;
 * this remembers the newest and replays it as soon as React has taken that place over. (Links and forms need no script.)
 */
function replayEarlyClicks(): void {
  // React marks what it is about to take over, but listens to it only when a whole part of the page is done: until then
  // something around it is still being placed or hydrated (2 and 4096 in React's own look at the same).
  const isAlive = (place: Element) => {
    const mark = Object.keys(place).find((key) => key.startsWith('__reactFiber'));
    let fiber = mark ? (place as unknown as Record<string, Fiber | null>)[mark] : null;
    if (!fiber) return false;
    for (; fiber && !fiber.alternate; fiber = fiber.return) if (fiber.flags & 4098) return false;
    return true;
  };
  const patienceMs = 10_000;
  let redo: (() => void) | null = null;
  const remember = (place: Element, again: () => void) => {
    redo = again;
    const clickedAt = Date.now();
    const look = () => {
      if (redo !== again || Date.now() > clickedAt + patienceMs) return;
      if (isAlive(place)) again();
      else setTimeout(look, 50);
    };
    look();
  };
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button[type=button]');
      if (button && !isAlive(button)) remember(button, () => button.click());
    },
    true,
  );
  addEventListener(
    'change',
    ({ target }) => {
      const select = (target as Element).closest('select');
      if (select && !isAlive(select)) {
        remember(select, () => select.dispatchEvent(new Event('change', { bubbles: true })));
      }
    },
    true,
  );
}

const script = inlineScript(replayEarlyClicks);

/** Adds the script that replays early clicks to a page. Personal pages pass their nonce. */
export function withEarlyClicks(html: string, nonce?: string): string {
  return withInlineScript(html, script, nonce);
}
