import { inlineScript, withInlineScript } from './inline-script.ts';

/**
 * Runs in the page, before any script of its own. When code of a page cannot be loaded (the connection broke, or a newer
 * version has replaced the file) the page is reloaded, at most once a minute and never offline. A second failure would leave a
 * page that seems complete but does not react: then the notice in the page (shell/load-failure.tsx) replaces its content.
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
  // Scripts of the page and their static imports: without them the page does not work.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && recover(false), true);
  // Dynamic imports, see shell/chunk-reload.ts.
  addEventListener('pagecodelost', (event) => recover((event as CustomEvent<{ isAlive: boolean }>).detail.isAlive));
}

const script = inlineScript(watchPageCode);

/** Adds to a page the script that reports lost scripts. Personal pages pass their nonce. */
export function withLoadFailure(html: string, nonce?: string): string {
  return withInlineScript(html, script, nonce);
}
