import { inlineScript, withInlineScript } from './inline-script.ts';

/**
 * Runs in the page, before any script of its own. When code of a page cannot be fetched (the connection broke, or a newer
 * mall has replaced the file) the page is reloaded, at most once a minute and never offline. A second loss would leave
 * a page that looks whole and answers nothing: then the notice that the page carries (shell/load-failure.tsx) takes its place.
 */
function watchPageCode(): void {
  const guardMs = 60_000; // spec §9: chunk-reload guard 60 s
  const showNotice = () => {
    const notice = document.getElementById('load-failure');
    if (!notice) return;
    document.getElementById('content')?.replaceChildren(notice);
    notice.hidden = false;
  };
  const recover = (isAlive: boolean) => {
    const last = Number(sessionStorage.getItem('chunkReloadAt') ?? 0);
    if (navigator.onLine && Date.now() - last >= guardMs) {
      sessionStorage.setItem('chunkReloadAt', String(Date.now()));
      location.reload();
    } else if (!isAlive) {
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showNotice);
      else showNotice();
    }
  };
  // Scripts of the page itself, and what those import at once: without them nothing comes alive.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && recover(false), true);
  // What scripts fetch later (shell/chunk-reload.ts).
  addEventListener('pagecodelost', (event) => recover((event as CustomEvent<{ isAlive: boolean }>).detail.isAlive));
}

const script = inlineScript(watchPageCode);

/** A page that says so when its scripts do not come. A page made for one person names its nonce. */
export function withLoadFailure(html: string, nonce?: string): string {
  return withInlineScript(html, script, nonce);
}
