/** The address of a search: by words, by category, or both. `cid` is there and empty when no category is meant. */
export function searchPath({ title = '', cid }: { title?: string; cid?: number }): string {
  return `/goods/goods_search?${new URLSearchParams({ title: title.trim(), cid: cid === undefined ? '' : String(cid) })}`;
}
