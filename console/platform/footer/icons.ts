import {
  Award,
  BadgeCheck,
  Boxes,
  Gift,
  Globe,
  Headset,
  type LucideIcon,
  RotateCcw,
  ShieldCheck,
  Tag,
  Truck,
} from 'lucide-react';
import type { SellingPointIcon } from '#contract/content/footer.ts';

/** As storefront/shell/footer.tsx draws them. */
export const icons: Record<SellingPointIcon, LucideIcon> = {
  variety: Boxes,
  delivery: Truck,
  genuine: BadgeCheck,
  price: Tag,
  returns: RotateCcw,
  service: Headset,
  secure: ShieldCheck,
  gift: Gift,
  quality: Award,
  world: Globe,
};
