/** The source of a function that takes no arguments and uses nothing outside itself, without comments and line breaks. */
export function inlineScript(run: () => void): string {
  return `(${run})()`.replaceAll(/\s*(?:\/\/.*)?\n\s*(?:\/\/.*)?/g, ' ').replaceAll(/ {2,}/g, ' ');
}

/** Puts a script at the start of the page's body. Personal pages carry a nonce, cached ones a hash. */
export function withInlineScript(html: string, script: string, nonce?: string): string {
  const open = nonce ? `<script nonce="${nonce}">` : '<script>';
  return html.replace(/<body[^>]*>/, (body) => `${body}${open}${script}</script>`);
}
