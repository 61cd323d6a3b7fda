// Besides the sandbox, which runs no script: a mail loads its pictures and nothing else.
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src http: https:">`;

type MailFrameProps = {
  subject: string;
  html: string;
  /** The theme of the mail program. Left out: the reader's own. */
  theme?: 'light' | 'dark';
  className?: string;
};

const asksForDark = '@media (prefers-color-scheme:dark)';

/** The rules for dark mail programs count always or never, whatever the reader's own theme is. */
function inTheme(html: string, theme: 'light' | 'dark' | undefined): string {
  if (!theme) return html;
  return html.replace(asksForDark, theme === 'dark' ? '@media all' : '@media not all');
}

/** A mail as its reader sees it. */
export function MailFrame({ subject, html, theme, className = '' }: MailFrameProps) {
  return (
    <iframe
      title={subject}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={inTheme(html, theme).replace('<head>', `<head>${policy}`)}
      className={`block rounded-md border border-line bg-page ${className}`}
      style={theme && { colorScheme: theme }}
    />
  );
}
