import { asc, desc, eq } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import { database } from '#server/database/connection.ts';
import { hotKeywords } from './tables.ts';

export function listKeywords(locale: Locale) {
  return database()
    .select({ id: hotKeywords.id, title: locale === 'zh-CN' ? hotKeywords.cnTitle : hotKeywords.title })
    .from(hotKeywords)
    .where(eq(hotKeywords.isShown, true))
    .orderBy(desc(hotKeywords.isOwn), asc(hotKeywords.position))
    .limit(20);
}
