import { useEffect, useRef, useState } from 'react';

/** A mail as its reader sees it, on a page of the mall that lets nothing of it run. */
export function MailFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    // Its page is of no origin, so none can be named.
    if (isLoaded) frame.current?.contentWindow?.postMessage(html, '*');
  }, [html, isLoaded]);
  return (
    <iframe
      ref={frame}
      title={title}
      src="/api/files/mail-frame"
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      onLoad={() => setLoaded(true)}
      style={{ display: 'block', width: '100%', height: 560, border: '1px solid var(--mantine-color-default-border)' }}
    />
  );
}
