/**
 * Runs in the page, before any script of its own. What is pressed or chosen where no script listens yet would be lost;
 * this keeps the newest and does it again as soon as React has taken that place over. (Links and forms need no script.)
 */
function keepGestures(): void {
  const isAlive = (place: Element) => Object.keys(place).some((key) => key.startsWith('__reactProps'));
  const patienceMs = 10_000;
  let redo: (() => void) | null = null;
  const keep = (place: Element, again: () => void) => {
    redo = again;
    const keptAt = Date.now();
    const look = () => {
      if (redo !== again || Date.now() > keptAt + patienceMs) return;
      if (!isAlive(place)) setTimeout(look, 50);
      // What React has marked it listens to a moment later.
      else setTimeout(again, 50);
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

const script = `<script>(${keepGestures})()</script>`.replaceAll(/\s*\n\s*(?:\/\/.*)?/g, '').replaceAll(/ {2,}/g, ' ');

/** A page that loses no press, however long its scripts take. */
export function withKeptGestures(html: string): string {
  return html.replace(/<body[^>]*>/, (body) => body + script);
}
