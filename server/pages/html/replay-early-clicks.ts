type Fiber = { alternate: Fiber | null; flags: number; return: Fiber | null };

/**
 * Runs in the page, before any script of its own. What is pressed or chosen where no script listens yet would be lost;
 * this keeps the newest and does it again as soon as React has taken that place over. (Links and forms need no script.)
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
  const keep = (place: Element, again: () => void) => {
    redo = again;
    const keptAt = Date.now();
    const look = () => {
      if (redo !== again || Date.now() > keptAt + patienceMs) return;
      if (isAlive(place)) again();
      else setTimeout(look, 50);
    };
    look();
  };
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button[type=button]');
      if (button && !isAlive(button)) keep(button, () => button.click());
    },
    true,
  );
  addEventListener(
    'change',
    ({ target }) => {
      const select = (target as Element).closest('select');
      if (select && !isAlive(select)) {
        keep(select, () => select.dispatchEvent(new Event('change', { bubbles: true })));
      }
    },
    true,
  );
}

const script = `(${replayEarlyClicks})()`.replaceAll(/\s*\n\s*(?:\/\/.*)?/g, '').replaceAll(/ {2,}/g, ' ');

/** A page that loses no press, however long its scripts take. A page made for one person names its nonce. */
export function withEarlyClicks(html: string, nonce?: string): string {
  const open = nonce ? `<script nonce="${nonce}">` : '<script>';
  return html.replace(/<body[^>]*>/, (body) => `${body}${open}${script}</script>`);
}
