import sanitizeHtml from 'sanitize-html';
import { nestHtml, richTextTags } from './nest-html.ts';

// Rich text of products is written by shops and shown to everyone. What is not listed here is removed.
const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  selfClosing: ['br', 'hr', 'img'],
};

/**
 * Returns rich text with the listed tags and attributes only, every tag closed in its place; cleaning clean text changes
 * nothing. The sanitizer runs last, and only on well-formed text.
 */
export function cleanHtml(html: string): string {
  // The sanitizer escapes every ">" of texts and attributes, so " />" is always the end of a tag.
  return sanitizeHtml(nestHtml(html), options).replaceAll(' />', '>');
}
