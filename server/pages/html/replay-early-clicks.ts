import { inlineScript, withInlineScript } from './inline-script.ts';

/**
 * Runs in the page, before any script of its own. A click or choice where no script listens yet would be lost;
 * this remembers the newest and replays it as soon as the part around it says that it is ready (ui/ready.ts).
 * (Links and forms need no script.)
 */
function replayEarlyClicks(): void {
  const isReady = (place: Element) => place.closest<HTMLElement>('[data-ready]')?.dataset.ready === 'yes';
  const patienceMs = 10_000;
  let redo: (() => void) | null = null;
  const remember = (place: Element, again: () => void) => {
    redo = again;
    const clickedAt = Date.now();
    const look = () => {
      if (redo !== again || Date.now() > clickedAt + patienceMs) return;
      if (isReady(place)) again();
      else setTimeout(look, 50);
    };
    look();
  };
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button[type=button]');
      if (button && !isReady(button)) remember(button, () => button.click());
    },
    true,
  );
  addEventListener(
    'change',
    ({ target }) => {
      const select = (target as Element).closest('select');
      if (select && !isReady(select)) {
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
