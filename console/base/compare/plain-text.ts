const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** What rich text says: a line for each paragraph, pictures as their alt text in brackets. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<img\b[^>]*>/gi, (tag) => `[${/\balt="([^"]*)"/i.exec(tag)?.[1] ?? ''}]\n`)
    .replaceAll(/<br\b[^>]*>|<\/(?:p|h[1-6]|li|tr|blockquote)>/gi, '\n')
    .replaceAll(/<\/t[dh]>/gi, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#39|\w+);/g, (entity, name) => (name === '#39' ? "'" : (entities[name] ?? entity)))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
