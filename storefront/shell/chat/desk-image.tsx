import { Headset } from 'lucide-react';
import type { Chat } from '#contract/chat/values.ts';
import { Picture } from '#ui/display/picture.tsx';

/** Whose desk it is: the shop's picture, or the mall's sign. */
export function DeskImage({ shop, width = 40 }: { shop: Chat['shop']; width?: 36 | 40 }) {
  const size = width === 36 ? 'size-9' : 'size-10';
  if (shop)
    return (
      <Picture picture={shop.image} alt="" width={width} className={`${size} shrink-0 rounded-full object-cover`} />
    );
  return (
    <span className={`grid shrink-0 place-items-center rounded-full bg-brand-fill text-white ${size}`}>
      <Headset aria-hidden="true" size={20} />
    </span>
  );
}
