import sanitizeHtml from 'sanitize-html';
import { nestHtml, richTextTags } from './nest-html.ts';

// Rich text of products is written by shops and shown to everybody. What is not listed here does not exist.
const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  selfClosing: ['br', 'hr', 'img'],
};

/**
 * Gives rich text back with the listed tags and attributes only, every tag closed where it belongs; cleaning what is clean
 * changes nothing. The sanitizer has the last word, and sees well-formed text only.
 */
export function cleanHtml(html: string): string {
  // The sanitizer escapes every ">" of texts and attributes, so " />" is always the end of a tag.
  return sanitizeHtml(nestHtml(html), options).replaceAll(' />', '>');
}
