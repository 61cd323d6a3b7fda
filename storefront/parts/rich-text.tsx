/** Rich text that the server has cleaned, with the look of the tags that it lets through. */
export function RichText({ html, className }: { html: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, when it was stored and again when it was read
  return <div className={`${className} ${richText}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

const richText = [
  'space-y-3 text-base leading-relaxed break-words text-ink-2 [&_a]:text-brand [&_a]:underline [&_b]:text-ink [&_strong]:text-ink',
  '[&_h1]:pt-3 [&_h2]:pt-3 [&_h3]:pt-3 [&_h1]:font-semibold [&_h2]:font-semibold [&_h3]:font-semibold [&_h1]:text-ink [&_h2]:text-ink [&_h3]:text-ink',
  '[&_img]:h-auto [&_img]:max-w-full [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6 [&_td]:border [&_td]:border-line [&_td]:px-3 [&_td]:py-1.5',
].join(' ');
